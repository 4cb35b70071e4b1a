import { data, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { waiting } from "#app/orders/estimates.server.ts";
import type { MailSources } from "#app/orders/shipment-mail.ts";
import { readShipment, type ShipmentState } from "#app/orders/shipment-rows.ts";
import { changeOrder } from "#app/orders/staff-orders.server.ts";
import { sealedTrackPath } from "#app/orders/track.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { cleanNumber } from "#app/values/clean-number.ts";
import { receiveDeletion } from "./order-deletion.server.ts";

/** The fields of the form, named like the columns of import files. */
export type TypedOrder = Record<(typeof names)[number], string>;

const names = [
  ...["type", "number", "phone", "pin", "email", "shipment", "milestone", "day"],
  ...["expected", "carrier", "carrier_number", "notify", "estimate", "amount"],
] as const;

/** The tools for mails about orders. */
export function orderMails({ services: { config } }: Pick<StaffRequest, "services">): MailSources {
  const secret = appSecret(config);
  return { site: content.site, linkTo: (order) => sealedTrackPath(order, secret) };
}

/** Handles the form of an order: a redirect to its page, or the problems with the typed values. */
export async function receiveOrder(staff: StaffRequest) {
  const { services, viewer } = staff;
  const form = await posted(staff.asking.request);
  if (form.text("act") === "delete")
    return receiveDeletion(staff, { sure: form.text("sure"), version: form.text("version") });
  const typed = Object.fromEntries(names.map((name) => [name, form.text(name)])) as TypedOrder;
  const refuse = (status: number, ...problems: string[]) => data({ problems, typed }, { status });
  const reading = readShipment(typed);
  if (!reading.ok) return refuse(422, ...reading.reasons);
  const asking = readEstimate(reading.value, typed);
  if (asking.problem) return refuse(422, asking.problem);
  const version = form.text("version");
  const result = await changeOrder(
    services.db,
    { ...reading.value, ...asking.ok },
    {
      version: version === "" ? undefined : Number(version),
      notify: typed.notify === "yes",
      actorId: viewer.id,
      now: services.now(),
      mail: orderMails(staff),
    },
  );
  if (result.outcome === "no fact")
    return refuse(422, "phone or pin: enter one of them, or its customer cannot look it up");
  if (result.outcome === "exists")
    return refuse(409, `This number is known already, as ${result.number}: look it up, and change it there.`);
  if (result.outcome === "stale") return refuse(409, changedMeanwhile("order"));
  if (result.saved.mails > 0) services.wakeOutbox();
  const { type, number } = reading.value;
  return redirect(
    `/leads/dashboard/orders/${type}/${number}?saved${result.saved.mails > 0 ? "=mail" : ""}`,
    303,
  );
}

/** The estimate that a repair's customer must approve, posted with the milestone that waits for the approval. */
function readEstimate({ type, milestone }: ShipmentState, { estimate, amount }: TypedOrder) {
  const text = estimate.trim();
  const digits = cleanNumber(amount).replace(/[\s,₹]/g, "");
  if (text === "" && digits === "") return {};
  if (type !== "repair" || milestone !== waiting)
    return { problem: "estimate: it goes with a repair at the milestone Waiting for you" };
  if (text.length > 1000) return { problem: "estimate: at most 1,000 characters" };
  if (!/^\d{0,8}$/.test(digits)) return { problem: `amount: "${amount}" is no amount in whole rupees` };
  return { ok: { estimate: { ...(text ? { text } : {}), ...(digits ? { amount: Number(digits) } : {}) } } };
}
