import type { Database, Queryable } from "#app/database/database.server.ts";
import { insertRows } from "#app/database/rows.server.ts";
import { clockText, dayOf, longDay, weekdayOf } from "#app/dates/india-time.ts";
import type { WorkingTime } from "#app/dates/working-time.ts";
import { countToday } from "#app/leads/filter/today.server.ts";
import { type TodayPart, todayNames, todayParts } from "#app/leads/filter/today-parts.ts";
import type { OutgoingMail } from "#app/outbox/mail/outgoing-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { repeatWork } from "#app/repeat-work.ts";
import { listStaff, type StaffMember } from "./staff-members.server.ts";

/** The time of day for the mails: a server that was off in the morning sends none at night. */
const hours = { from: "08:00", until: "12:00" };
const everyMs = 5 * 60_000;

type Tools = {
  db: Database;
  now: () => Date;
  workingTime: () => WorkingTime | undefined;
  wakeOutbox: () => void;
};

/**
 * Sends a mail to everyone with open work, once on each working morning, whatever the number of servers. It holds
 * counts and no person, because mailboxes keep it.
 * @returns how many mails were queued
 */
export async function sendMorningMails({ db, now, workingTime, wakeOutbox }: Tools): Promise<number> {
  const present = now();
  if (!isMorning(present, workingTime())) return 0;
  const day = dayOf(present);
  const mails = await db.transaction().execute(async (trx) => {
    const at = present.getTime();
    const run = { key: `morning ${day}`, job: "morning", started_at: at, finished_at: at, result: {} };
    const won = await insertRows(trx, "job_runs", [run], { existing: "skip", returning: "key" });
    if (won.length === 0) return 0;
    let queued = 0;
    for (const member of await readersOf(trx)) {
      const mail = morningMail(member, day, await countToday(trx, member, present));
      if (!mail) continue;
      await queueMessages(trx, [{ message: mail }], present);
      queued += 1;
    }
    return queued;
  });
  if (mails > 0) wakeOutbox();
  return mails;
}

/** Checks every few minutes whether the morning's mails are due. */
export function startMornings(tools: Tools & { log: { warn(facts: object, text: string): void } }): {
  stop(): Promise<void>;
} {
  const failure = "the morning mails were not queued; retrying in minutes";
  return repeatWork({ everyMs, work: () => sendMorningMails(tools), log: tools.log, failure });
}

/** Whether a staff member gets the morning mail. */
export async function wantsMorningMail(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("staff_wishes")
    .select("no_morning_mail_since")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return !row?.no_morning_mail_since;
}

export async function setMorningMail(
  db: Database,
  userId: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("staff_wishes").where("user_id", "=", userId).execute();
    if (wanted) return;
    await insertRows(trx, "staff_wishes", [{ user_id: userId, no_morning_mail_since: now.getTime() }]);
  });
}

function isMorning(now: Date, workingTime: WorkingTime | undefined): boolean {
  const day = dayOf(now);
  const time = clockText(now.getTime());
  if (time < hours.from || time >= hours.until) return false;
  if (!workingTime) return true;
  return !workingTime.holidays.includes(day) && (workingTime.week[weekdayOf(day)]?.length ?? 0) > 0;
}

async function readersOf(db: Queryable): Promise<StaffMember[]> {
  const unwilling = await db
    .selectFrom("staff_wishes")
    .select("user_id")
    .where("no_morning_mail_since", "is not", null)
    .execute();
  const without = new Set(unwilling.map(({ user_id }) => user_id));
  return (await listStaff(db)).filter(({ id, disabled }) => !disabled && !without.has(id));
}

function morningMail(
  { email }: StaffMember,
  day: string,
  counts: Record<TodayPart, number>,
): OutgoingMail | null {
  const parts = todayParts.filter((part) => counts[part] > 0);
  if (parts.length === 0) return null;
  return {
    kind: "mail",
    template: "desk-note",
    to: [email],
    subject: `Your day: ${longDay(day)}`,
    data: {
      title: "Your day",
      lines: [
        ...parts.map((part) => ({ label: todayNames[part], value: String(counts[part]) })),
        { label: "No more of these mails", value: "Switch them off under your name in the workspace." },
      ],
      path: "/leads/dashboard",
      button: "Open Today",
    },
  };
}
