import { createContext } from "react-router";
import type { StaffSession } from "#app/accounts/session.server.ts";

/** The signed-in account; set by `requireStaff` for everything below /leads/dashboard. */
export const staffContext = createContext<StaffSession>();
