import { lookAt } from "#app/leads/changes/looking.server.ts";
import { postOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";

/** The page of a lead reports its viewer here, and learns who else looks at it. */
export const action = forStaff(async ({ services: { db, now }, viewer, asking }) => {
  const form = await posted(asking.request);
  const looking = { leadId: form.text("lead"), viewer, now: now(), hasLeft: form.text("left") !== "" };
  const others = await lookAt(db, looking);
  return others ? Response.json({ others }) : new Response(null, { status: 404 });
});

export const loader = postOnly;
