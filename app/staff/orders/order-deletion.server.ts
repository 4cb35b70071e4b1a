import { data, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { deleteOrder } from "#app/orders/delete-order.server.ts";
import { readAsked } from "#app/orders/track.server.ts";
import { removeWrittenMails } from "#app/privacy/written-mails.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import type { StaffRequest } from "#app/staff/frame/staff-request.server.ts";

/** Deletes the order of the page: a redirect to the list, or the reason why not. */
export async function receiveDeletion(
  { services: { db, now, config }, viewer, params }: StaffRequest,
  { sure, version }: { sure: string; version: string },
) {
  const asked = readAsked(params.type, params.number);
  if (!asked) throw data(null, { status: 404 });
  if (!staffCan.deleteRecords(viewer)) throw data(null, { status: 403 });
  if (sure !== "yes") return data({ problems: [unsure], typed: undefined }, { status: 422 });
  const result = await deleteOrder(db, {
    ...asked,
    version: Number(version),
    actorId: viewer.id,
    now: now(),
  });
  if (result.outcome === "stale")
    return data({ problems: [changedMeanwhile("order", "delete")], typed: undefined }, { status: 409 });
  await removeWrittenMails(config.dataDir, result.mailIds);
  return redirect(`/leads/dashboard/orders?deleted=${asked.number}`, 303);
}

const unsure = "Tick the box to say that you are sure. Nothing was deleted.";
