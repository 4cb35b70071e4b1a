import type * as v from "valibot";
import type { ApiScope } from "#app/accounts/api-scopes.ts";
import * as schemas from "./schemas.ts";

export type Operation = {
  method: "GET" | "PATCH";
  /** As in the OpenAPI document, below `/api/v1`. */
  path: string;
  scope: ApiScope;
  summary: string;
  query?: v.GenericSchema;
  params?: v.GenericSchema;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
  /** Refusals beyond those that every operation has. */
  refusals?: Record<number, string>;
};

/** The operations of the API. Routes read scope and schemas here, and the OpenAPI document is made from it. */
export const operations = {
  listLeads: {
    method: "GET",
    path: "/leads",
    scope: "leads:read",
    summary: "Leads that the maker of the token may see",
    query: schemas.leadsQuery,
    answer: schemas.pageOf(schemas.lead),
  },
  readLead: {
    method: "GET",
    path: "/leads/{lead}",
    scope: "leads:read",
    summary: "One lead",
    params: schemas.leadPath,
    answer: schemas.lead,
    refusals: { 404: "There is no such lead, or the maker of the token may not see it." },
  },
  changeLead: {
    method: "PATCH",
    path: "/leads/{lead}",
    scope: "leads:write",
    summary: "Changes status, owner, tags and next step together, or nothing",
    params: schemas.leadPath,
    body: schemas.leadPatch,
    answer: schemas.lead,
    refusals: {
      404: "There is no such lead, or the maker of the token may not see it.",
      409: "Someone has changed it since the version that you named.",
      422: "The status is none of this kind, or the day of the next step is over.",
    },
  },
  listPeople: {
    method: "GET",
    path: "/people",
    scope: "people:read",
    summary: "People, newest first; with a search in the order of what was found",
    query: schemas.peopleQuery,
    answer: schemas.pageOf(schemas.listedPerson),
  },
  listOrders: {
    method: "GET",
    path: "/orders",
    scope: "orders:read",
    summary: "Orders and repairs with their milestones, newest first",
    query: schemas.ordersQuery,
    answer: schemas.pageOf(schemas.order),
  },
  listAppointments: {
    method: "GET",
    path: "/appointments",
    scope: "appointments:read",
    summary: "Appointments in the order of time, also cancelled ones",
    query: schemas.appointmentsQuery,
    answer: schemas.pageOf(schemas.appointment),
  },
} as const satisfies Record<string, Operation>;
