import { dayAfter, dayOf, isDay } from "#app/dates/india-time.ts";
import { setAbsence } from "#app/leads/teams/absences.server.ts";
import type { postedForm, StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { ownerChoices } from "#app/staff/teams/owner-choices.server.ts";

const longestDays = 366;

/** Stores the days of an absence. @returns the problem if it was not stored */
export async function storeAbsence(
  { services: { db, now }, viewer }: StaffRequest,
  form: ReturnType<typeof postedForm>,
): Promise<string | undefined> {
  const [from, to, standIn] = [form.text("from"), form.text("to"), form.text("standIn")];
  if (!isDay(from) || !isDay(to)) return "Choose the first and the last day.";
  if (to < from) return "The last day is before the first.";
  if (to < dayOf(now())) return "These days are over.";
  if (to > dayAfter(from, longestDays)) return "An absence lasts at most a year.";
  const colleagues = (await ownerChoices(db, now())).filter(({ id }) => id !== viewer.id);
  if (standIn && !colleagues.some(({ id }) => id === standIn))
    return "This colleague cannot take over: choose another.";
  await setAbsence(db, viewer.id, { from, to, standIn: standIn || null });
  return undefined;
}
