import { end, readWords } from "../scripts/command.ts";
import { faults } from "./drill-faults.ts";
import type { PublishingDrill } from "./publishing/drills.ts";

const usage = `npm run drill [ROUNDS]                     kills the server in the middle of concurrent submissions: nothing acknowledged is lost
npm run drill -- malformed [COUNT]         so many malformed bodies to each route that receives posts
npm run drill -- slow-readers              connections that ask and never read
npm run drill -- stop                      stops the site under load
npm run drill -- relay                     takes the mail server away and returns it
npm run drill -- readyz                    locks the database
npm run drill -- clock                     mails queued under a clock that is set back
npm run drill -- scarce                    one client tries to take the whole calendar, queue and stock
npm run drill -- crowd                     a hundred networks post invalid bodies before a visitor posts
npm run drill -- pgbouncer                 the suites that store, behind a PgBouncer in transaction mode
npm run drill -- publish-kill [KILLS]      kills publisher and server while publishing
npm run drill -- publish-race [ROUNDS]     publishes twice at once
npm run drill -- publish-full              fills the disk and takes the database away
npm run drill -- publish-recipes           follows and publishes every recipe of docs/content.md
npm run drill -- publish-shown             a browser looks at two servers while content comes and goes
npm run drill -- rolling [ROUNDS]          restarts two servers behind nginx while visitors read and send, then hangs one
DATABASE_URL selects PostgreSQL; SQLite in a temporary folder otherwise.`;

/** Each prints what it tried, and returns whether all of it held. */
type Drill = (count?: number) => Promise<boolean>;

/** The drills that take a number. */
const counted: Record<string, Drill> = {
  "": async (rounds) => (await import("./kill-submitting.ts")).killWhileSubmitting(rounds),
  malformed: async (count) => (await import("./malformed.ts")).throwMalformed(count),
  "publish-kill": publishing("publish-kill"),
  "publish-race": publishing("publish-race"),
  rolling: async (rounds) => (await import("./rolling.ts")).restartRolling(rounds),
};

const others: Record<string, Drill> = {
  ...faults,
  scarce: async () => (await import("./scarce.ts")).tryScarce("scarce"),
  crowd: async () => (await import("./scarce.ts")).tryScarce("crowd"),
  pgbouncer: async () => (await import("./through-pgbouncer.ts")).runThroughPgbouncer(),
  "publish-full": publishing("publish-full"),
  "publish-recipes": publishing("publish-recipes"),
  "publish-shown": publishing("publish-shown"),
};

const { positionals } = readWords(usage, {});
const [name = "", count, ...more] = /^\d/.test(positionals[0] ?? "") ? ["", ...positionals] : positionals;
const isNumber = count === undefined || /^[1-9]\d{0,8}$/.test(count);
const drills = count === undefined ? { ...counted, ...others } : counted;
const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
if (!drill || !isNumber || more.length > 0) end(usage);
process.exit((await drill(count === undefined ? undefined : Number(count))) ? 0 : 1);

function publishing(drill: PublishingDrill): Drill {
  return async (count) => (await import("./publishing/drills.ts")).drillPublishing(drill, count);
}
