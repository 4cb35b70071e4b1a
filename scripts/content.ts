import type { Config } from "#app/config.server.ts";
import type { Checkout } from "#app/content/publish/content-base.ts";
import { planCheckout } from "#app/content/publish/publish.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { end, readWords } from "./command.ts";
import { authorOf } from "./content/author.ts";
import { checkContent } from "./content/check-content.ts";
import { diff } from "./content/diff.ts";
import { pull } from "./content/pull.ts";
import { exitCodes, runPlan } from "./content/run-plan.ts";
import { openSite } from "./open-site.ts";

const usage = `npm run content                             checks everything below content/
npm run content -- service jobs             the same, shown for paths that contain one of these
npm run content -- diff                     which files differ from what is published, and who changed them
npm run content -- diff blog/a.md           the lines, published ones first
npm run content -- pull                     brings what others have published into content/
npm run content -- pull --keep blog/a.md    the file here has what is wanted of both
npm run content -- pull --keep content/     each file changed by both has it
npm run content -- pull --take blog/a.md    the published file replaces the one here
npm run content -- push                     publishes what was changed here: the same as npm run publish`;

const commands: Record<string, (db: Database, config: Config) => Promise<number>> = {
  diff: (db, config) => diff(db, checkoutOf(config), rest.map(belowContent)),
  pull: (db, config) =>
    pull(db, checkoutOf(config), {
      keep: values.keep.map(belowContent),
      take: values.take.map(belowContent),
    }),
  push: async (db, config) => {
    const author = authorOf(values.author, process.env);
    return runPlan(db, await planCheckout(db, checkoutOf(config)), {
      author,
      note: values.note,
      dryRun: values["dry-run"],
      config,
    });
  },
};

const { values, positionals } = readWords(
  usage,
  {
    keep: { type: "string", multiple: true, default: [] },
    take: { type: "string", multiple: true, default: [] },
    note: { type: "string", default: "" },
    author: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
  exitCodes.misused,
);
const [command = "", ...rest] = positionals;
// An empty word is a variable that was not set, never all of content/.
if ([...values.keep, ...values.take].some((word) => /^\/?$/.test(word)))
  end("--keep and --take need a file or a folder, such as content/blog/a.md.", exitCodes.misused);
process.exitCode = commands[command] ? await onDatabase(commands[command]) : checkContent(positionals);

async function onDatabase(work: (db: Database, config: Config) => Promise<number>): Promise<number> {
  const { config, db: opened } = await openSite({ secret: "none", database: "of an older version too" });
  await using db = opened;
  return await work(db, config);
}

function checkoutOf({ dataDir }: Config): Checkout {
  return { root: process.cwd(), dataDir };
}

/** Files and folders may be named as the shell completes them: `content/blog/a.md`, `content/`. */
function belowContent(path: string): string {
  return path.replace(/^(\.\/)?content(\/|$)/, "").replace(/\/$/, "");
}
