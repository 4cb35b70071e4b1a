import { pageAppointments } from "#app/booking/store/page-appointments.server.ts";
import { isId } from "#app/database/uuid.server.ts";
import { dayAfter, dayOf, startOfDay } from "#app/dates/india-time.ts";
import { forToken } from "./api-request.server.ts";
import { badCursor, cursorOf, partsOf } from "./cursor.ts";
import { operations } from "./operations.ts";

export const loader = forToken(
  operations.listAppointments,
  async ({ services: { db }, viewer, query, now }) => {
    const { from = dayOf(now), to, place, cursor, limit: size = 50 } = query;
    const wish = {
      from: startOfDay(from).getTime(),
      until: to && startOfDay(dayAfter(to)).getTime(),
      ...{ place, size },
      after: cursorParts(cursor),
    };
    const { appointments, next } = await pageAppointments(
      db,
      { ...wish, until: wish.until || undefined },
      viewer,
      now,
    );
    return {
      data: appointments.map(({ start, end, ...appointment }) => ({
        ...appointment,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(end).toISOString(),
      })),
      next: next && cursorOf(next.start, next.id),
    };
  },
);

export const action = loader;

function cursorParts(cursor: string | undefined) {
  const parts = partsOf(cursor);
  if (!parts) return undefined;
  const [start = "", id = ""] = parts;
  if (!/^\d{1,15}$/.test(start) || !isId(id)) throw badCursor();
  return { start: Number(start), id };
}
