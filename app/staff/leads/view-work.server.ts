import { addView, deleteView, longestViewName, maxViews, pinView } from "#app/leads/views/views.server.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { listPath } from "./lead-address.ts";
import { leadSearch, readLeadQuery } from "./lead-query.ts";

type Outcome = { to: string } | { status: number; problem: string };

/** Saves, pins or deletes a view. @returns where to go next, or why nothing was done */
export async function workViews({ services, viewer, asking, url }: StaffRequest): Promise<Outcome> {
  const { db, now } = services;
  const form = await posted(asking.request);
  const id = form.text("view");
  const here = listPath + leadSearch(readLeadQuery(url.searchParams));
  const gone = { status: 409, problem: "This view no longer exists." };
  switch (form.text("intent")) {
    case "keep": {
      const name = form.text("name").replace(/\s+/g, " ");
      if (!name) return { status: 422, problem: "Give the view a name." };
      if (name.length > longestViewName)
        return { status: 422, problem: `The name of a view has at most ${longestViewName} characters.` };
      // Only what the list understands is stored, so that a view leads nowhere else.
      const address = leadSearch(readLeadQuery(new URLSearchParams(form.text("address"))));
      const made = await addView(
        db,
        { name, address, isShared: form.text("shared") === "yes" },
        viewer,
        now(),
      );
      if (made) return { to: listPath + address };
      return { status: 422, problem: `You have ${maxViews} views. Delete one first.` };
    }
    case "pin":
    case "unpin":
      return (await pinView(db, id, form.text("intent") === "pin", viewer)) ? { to: here } : gone;
    case "delete":
      return (await deleteView(db, id, viewer)) ? { to: here } : gone;
    default:
      return { status: 400, problem: "There is no such form." };
  }
}
