import { redirect } from "react-router";
import { findPath } from "./find-link.tsx";
import { forStaff } from "./staff-request.server.ts";

/** The former address of the look-up, which is now part of the search of everything. */
export const loader = forStaff(async ({ url }) => {
  throw redirect(findPath + url.search, 301);
});
