import { data } from "react-router";
import { addDevice, removeDevice } from "#app/outbox/push/push-devices.server.ts";
import { postOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";

/** Registers or removes the session's browser for push messages. */
export const action = forStaff(async ({ services: { db, now }, viewer, session, asking }) => {
  const form = await posted(asking.request);
  const { sessionId } = session;
  if (form.text("off")) {
    await removeDevice(db, sessionId);
    return new Response(null, { status: 204 });
  }
  const isNoted = await addDevice(db, { userId: viewer.id, sessionId }, form.text("endpoint"), now());
  if (!isNoted) throw data(null, { status: 422 });
  return new Response(null, { status: 204 });
});

export const loader = postOnly;
