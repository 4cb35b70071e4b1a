import { insertRows, type Row } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { sign } from "#app/links/signature.server.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { databaseRateLimiter } from "#app/rate-limit/database-rate-limit.server.ts";
import { addressKey } from "#app/rate-limit/networks.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import type { AccountServices } from "./account-services.ts";

export type FailureKind = Row<"sign_in_failures">["kind"];
type Who = { email: string; address: string };
type Outcome = "wrong" | "wait" | "busy" | "start-again";

const dayMs = 24 * 60 * 60_000;
const wrongCodesUntilMail = 5;
const warningRule: RateRule = { name: "wrong codes mail", limit: 1, windowMs: dayMs };
/** How many failures the owner sees. */
const maxShown = 20;

/** Logs one line per refusal; equal accounts and equal networks have equal marks (ASVS 16.3.1). */
export function logRefusal(
  { config, log }: AccountServices,
  { email, address }: Who,
  outcome: Outcome,
  step: FailureKind,
): void {
  const account = mark(config, `account ${email}`);
  log.warn({ account, network: networkMark(config, address), outcome, step }, "staff sign-in refused");
}

/** Records a failed sign-in for the account's owner. */
export async function noteFailure(
  { config, db, now }: AccountServices,
  { userId, address, kind }: { userId: string; address: string; kind: FailureKind },
): Promise<void> {
  const at = now();
  const network = networkMark(config, address);
  await insertRows(db, "sign_in_failures", [
    { id: newId(at), user_id: userId, kind, network, at: at.getTime() },
  ]);
}

type Failure = { id: string; kind: FailureKind; network: string; at: Date };

/** Recent failed sign-ins of an account, newest first. */
export async function recentFailures({ db }: AccountServices, userId: string): Promise<Failure[]> {
  const rows = await db
    .selectFrom("sign_in_failures")
    .select(["id", "kind", "network", "at"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(maxShown)
    .execute();
  return rows.map(({ id, kind, network, at }) => ({ id, kind, network, at: new Date(at) }));
}

/** A keyed hash that identifies a network without storing its address. */
export function networkMark(config: AccountServices["config"], address: string): string {
  return mark(config, `network ${addressKey(address)}`);
}

/** Tells the owner, once a day, that someone has the password and is guessing codes. */
export async function warnOwner(
  services: AccountServices,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  const { config, db, now, wakeOutbox } = services;
  const at = now();
  const { wrong } = await db
    .selectFrom("sign_in_failures")
    .select((count) => count.fn.countAll<number | string>().as("wrong"))
    .where("user_id", "=", id)
    .where("kind", "!=", "password")
    .where("at", ">", at.getTime() - dayMs)
    .executeTakeFirstOrThrow();
  if (Number(wrong) < wrongCodesUntilMail) return;
  const limiter = databaseRateLimiter(db, { secret: appSecret(config), now: () => at.getTime() });
  if ((await limiter.take(warningRule, id)) > 0) return;
  const data = { name, wrong: Number(wrong), url: `${config.siteUrl}/leads/password` };
  const subject = "Someone entered your password and wrong codes";
  const message = { kind: "mail", template: "wrong-codes", data, to: [email], subject } as const;
  await db.transaction().execute((trx) => queueMessages(trx, [{ message }], at));
  wakeOutbox();
}

function mark(config: AccountServices["config"], text: string): string {
  return sign(appSecret(config), "count", text).slice(0, 8);
}
