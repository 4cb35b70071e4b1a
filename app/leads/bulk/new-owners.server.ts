import type { Transaction } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { presentRouting } from "#app/leads/routing/read-routing.server.ts";
import { takeTurns } from "#app/leads/routing/route-leads.server.ts";
import { mayOwn } from "#app/leads/work/lead-work.server.ts";
import type { BulkChange } from "./bulk-change.ts";

type HandOver = Omit<Extract<BulkChange, { act: "hand-over" }>, "act">;

/** Those who take turns in getting the leads: of a team the members who are not away. Empty if none may own leads. */
export async function newOwners(
  trx: Transaction,
  { from, to }: HandOver,
  now: Date,
): Promise<(string | null)[]> {
  if (to === null) return [null];
  if (typeof to === "string") return (await mayOwn(trx, to)) ? [to] : [];
  const { staffingOn } = await presentRouting(trx);
  return staffingOn(dayOf(now))
    .membersIn(to.team)
    .filter((id) => id !== from);
}

/** The owner of the next lead; undefined if none may own it. */
export async function nextOwner(
  trx: Transaction,
  handOver: HandOver,
  now: Date,
): Promise<string | null | undefined> {
  const owners = await newOwners(trx, handOver, now);
  const { to } = handOver;
  if (owners.length === 0 || to === null || typeof to === "string") return owners[0];
  return owners[(await takeTurns(trx, to.team, 1)) % owners.length];
}
