import type { TypedPerson } from "#app/leads/lead.ts";
import { mailboxKey, phoneKey } from "#app/leads/people/contact-keys.ts";
import { sign } from "#app/links/signature.server.ts";
import { networksOf } from "#app/rate-limit/networks.ts";

/** What there is a limited number of. */
export type Thing = "booking" | "token" | "reservation" | "place";

/** Who takes something scarce, as digests that nobody can turn back without the secret. */
export type Taker = {
  /** Of the phone number and the mailbox. */
  person: string[];
  /** Of the networks of the address, the narrowest first, each with how many times the limit it has. */
  networks: { mark: string; times: number }[];
};

/** The marks of a person, and of the address that they come from. */
export function takerOf(
  secret: string,
  person: Pick<TypedPerson, "phone" | "email">,
  address: string,
): Taker {
  const networks = networksOf(address).map(({ key, times }) => ({
    mark: markOf(secret, "network", key),
    times,
  }));
  return { person: personMarks(secret, person), networks };
}

export function personMarks(
  secret: string,
  { phone, email }: Pick<TypedPerson, "phone" | "email">,
): string[] {
  const [number, mailbox] = [phoneKey(phone), mailboxKey(email)];
  return [
    ...(number ? [markOf(secret, "phone", number)] : []),
    ...(mailbox ? [markOf(secret, "mailbox", mailbox)] : []),
  ];
}

/** All of them, under which changes wait for each other. */
export function namesOf(thing: Thing, taker: Taker | undefined): string[] {
  return marksOf(taker).map((mark) => `${thing} of ${mark}`);
}

export function marksOf(taker: Taker | undefined): string[] {
  return taker ? [...taker.person, ...taker.networks.map(({ mark }) => mark)] : [];
}

function markOf(secret: string, kind: string, key: string): string {
  return sign(secret, "taker", `${kind} ${key}`);
}
