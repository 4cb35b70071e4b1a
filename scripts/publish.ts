import { constants, setPriority } from "node:os";
import { listReleases } from "#app/content/publish/content-releases.server.ts";
import { planCheckout, planUndo } from "#app/content/publish/publish.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { end, readWords } from "./command.ts";
import { authorOf } from "./content/author.ts";
import { exitCodes, runPlan } from "./content/run-plan.ts";
import { openSite } from "./open-site.ts";

const usage = `npm run publish                       makes the changes in content/ public, after the checks of the whole site
npm run publish -- --dry-run          says what would change and what the checks find
npm run publish -- --note "Diwali"    with a word on why
npm run publish -- --author "Asha"    instead of git's user of this checkout
npm run publish -- --list             what was published, newest first
npm run publish -- --undo             makes the release before the newest public again
npm run publish -- --undo 12          makes release 12 public again
Ends with 0 when it is done, 1 when the checks or a server refuse it, 2 for a wrong option, 3 when others have
published in between.`;

const maxListed = 30;

const options = readOptions();
// On the server's machine the server has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { config, db: opened } = await openSite({ secret: "none", database: "of an older version too" });
await using db = opened;
process.exitCode = options.list ? await list(db) : await publish(db);

async function publish(db: Database): Promise<number> {
  const { note, author, "dry-run": dryRun } = options;
  const publishing = { note: note.trim(), author: authorOf(author, process.env), dryRun, config };
  if (!options.undo)
    return runPlan(db, await planCheckout(db, { root: process.cwd(), dataDir: config.dataDir }), publishing);
  const plan = await planUndo(db, options.release);
  if (!plan) {
    console.error(
      options.release
        ? `There is no release ${options.release}: "npm run publish -- --list" names them.`
        : "There is nothing to undo.",
    );
    return exitCodes.misused;
  }
  console.log(`Back to release ${plan.restores}.`);
  const code = await runPlan(db, plan, publishing);
  if (code === exitCodes.done && !dryRun)
    console.log('Files in content/ stay as they are; "npm run content -- pull" brings the public ones here.');
  return code;
}

async function list(db: Database): Promise<number> {
  const releases = await listReleases(db, maxListed);
  if (releases.length === 0) console.log("Nothing is published yet: the first start publishes content/.");
  const lines = releases.map(({ id, publishedAt, author, note, restores }) => {
    const words = [restores && `back to release ${restores}`, note].filter(Boolean).join(", ");
    return `${String(id).padStart(4)}  ${istDateTime(publishedAt)} IST  ${author}${words && `  ${words}`}`;
  });
  if (lines.length > 0) console.log(lines.join("\n"));
  return exitCodes.done;
}

function readOptions() {
  const options = {
    "dry-run": { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    undo: { type: "boolean", default: false },
    note: { type: "string", default: "" },
    author: { type: "string" },
  } as const;
  const { values, positionals } = readWords(usage, options, exitCodes.misused);
  const [release] = positionals;
  // The number belongs to --undo, which also works without one.
  const isReadable = release === undefined || (values.undo && /^[1-9]\d{0,8}$/.test(release));
  if (!isReadable || positionals.length > 1) end(usage, exitCodes.misused);
  return { ...values, release: release === undefined ? undefined : Number(release) };
}
