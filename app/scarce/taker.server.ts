import type { TypedPerson } from "#app/leads/lead.ts";
import { sign } from "#app/links/signature.server.ts";
import { networksOf } from "#app/rate-limit/networks.ts";
import { mailboxKey, phoneKey } from "#app/values/contact-keys.ts";

/** Kinds of things in limited supply. */
export type Thing = "booking" | "token" | "reservation" | "place";

/** Who takes something scarce, as keyed digests (HMAC) that hide the person. */
export type Taker = {
  /** Of the phone number and the mailbox. */
  person: string[];
  /** Of the networks of the address, narrowest first, each with its multiple of the limit. */
  networks: { mark: string; times: number }[];
};

/** The marks of a person and of their IP address. */
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

/** All marks, as names of locks. */
export function namesOf(thing: Thing, taker: Taker | undefined): string[] {
  return marksOf(taker).map((mark) => `${thing} of ${mark}`);
}

export function marksOf(taker: Taker | undefined): string[] {
  return taker ? [...taker.person, ...taker.networks.map(({ mark }) => mark)] : [];
}

function markOf(secret: string, kind: string, key: string): string {
  return sign(secret, "taker", `${kind} ${key}`);
}
