import { listPeople } from "#app/leads/people/list-people.server.ts";
import { forToken } from "./api-request.server.ts";
import { cursorOf, partsOf } from "./cursor.ts";
import { operations } from "./operations.ts";

export const loader = forToken(operations.listPeople, async ({ services: { db }, viewer, query }) => {
  const { q: search = "", cursor, limit: size = 50 } = query;
  const after = partsOf(cursor)?.join(" ");
  const { people, next } = await listPeople(db, { search, after, size, withSpam: true }, viewer);
  return {
    data: people.map(({ id, person, isColleagues, leads, open, ownerIds, lastAt }) => ({
      ...{ id, person, isColleagues, leads },
      openLeads: open,
      owners: ownerIds,
      lastEnquiryAt: lastAt?.toISOString() ?? null,
    })),
    next: next && cursorOf(next),
  };
});

export const action = loader;
