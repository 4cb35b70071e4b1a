import { data, redirect } from "react-router";
import { leadBeside } from "#app/leads/filter/leads.server.ts";
import { forStaff } from "#app/staff/frame/staff-request.server.ts";
import { leadAddress, leadFilter, leadSearch, listOf, sortOf } from "./lead-query.ts";

/** Redirects to the next or the previous lead of the list that a lead was opened from. */
export const loader = forStaff(async ({ services: { db, now }, viewer, params, url }) => {
  const way = params.way;
  if (way !== "next" && way !== "previous") throw data(null, { status: 404 });
  const here = params.lead ?? "";
  const { query, page } = listOf(url.searchParams) ?? { query: {}, page: {} };
  const beside = await leadBeside(
    db,
    leadFilter(query, viewer.id, now()),
    { here, way, page: { ...page, sort: sortOf(query) } },
    viewer,
  );
  if (beside)
    return redirect(
      leadAddress(beside.id, leadSearch(query, { after: beside.page.after, before: beside.page.before })),
      303,
    );
  const address = new URL(leadAddress(here, leadSearch(query, page)), url);
  address.searchParams.set("end", way);
  return redirect(address.pathname + address.search, 303);
});
