// npm run leads -- export | feedback-links | newsletter | retention | bounces | import-orders | import-coverage
import { end } from "./command.ts";
import { printBounces } from "./leads/bounces.ts";
import { printLeads } from "./leads/export.ts";
import { feedbackLinks } from "./leads/feedback-links.ts";
import { importFile } from "./leads/import-records.ts";
import { sendNewsletter } from "./leads/newsletter.ts";
import { retention } from "./leads/retention.ts";

const usage = `npm run leads -- export
    prints every lead as one JSON line, oldest first: reference, form, status, person, answers, source, times.
    The export is written to the audit log.
npm run leads -- newsletter PATH
    queues the post at PATH (such as /blog/ipad-care) for all confirmed subscribers of the newsletter, once for each.
npm run leads -- feedback-links FILE.csv
    prints a prefilled feedback link for each attendee (columns name and organization), and writes FILE-links.html: cards
    with their QR codes, to print.
npm run leads -- retention [--dry-run]
    erases data whose storage time is over, as the site does every day; with --dry-run only counts it.
npm run leads -- bounces [FILE...]
    reads delivery reports (.eml), or one from standard input; addresses that do not exist get no more mails.
npm run leads -- import-orders FILE.csv [--dry-run] [--notify]
    imports the milestones of orders and repairs; --notify mails customers at milestones that need them, and at the last
    one. If a line is bad, all bad lines are listed and nothing is written; --dry-run only checks.
npm run leads -- import-coverage FILE.csv [--dry-run]
    imports DCare plans in the same way. docs/staff.md lists the columns of both files.

The database is DATABASE_URL, or site.db in DATA_DIR.`;

const commands: Record<string, (rest: string[]) => Promise<number> | undefined> = {
  export: (rest) => (rest.length === 0 ? printLeads() : undefined),
  newsletter: ([path, ...more]) => (path && more.length === 0 ? sendNewsletter(path) : undefined),
  "feedback-links": ([file, ...more]) => (file && more.length === 0 ? feedbackLinks(file) : undefined),
  retention: (rest) =>
    rest.every((word) => word === "--dry-run") ? retention(rest.includes("--dry-run")) : undefined,
  bounces: (files) => printBounces(files),
  "import-orders": (words) => importFile("import-orders", words),
  "import-coverage": (words) => importFile("import-coverage", words),
};

const [verb = "", ...rest] = process.argv.slice(2);
const done = Object.hasOwn(commands, verb) ? commands[verb]?.(rest) : undefined;
if (done === undefined) end(usage);
process.exitCode = await done;
