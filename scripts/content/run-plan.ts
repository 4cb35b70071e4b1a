import type { Config } from "#app/config.server.ts";
import { type Plan, publishPlan } from "#app/content/publish/publish.server.ts";
import type { Database } from "#app/database/database.server.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { changeInWords } from "./changes-in-words.ts";
import { problemsOf } from "./check-files.ts";
import { makeHere } from "./make-here.ts";
import { waitUntilVisible } from "./wait-until-visible.ts";

/** The exit codes of the commands. */
export const exitCodes = { done: 0, faulty: 1, misused: 2, conflict: 3 } as const;

type Publishing = { author: string; note: string; dryRun: boolean; config: Config };

/** Prints the changes of a plan, checks it and, unless it is a dry run, publishes it. Returns the exit code. */
export async function runPlan(db: Database, plan: Plan, { author, note, dryRun, config }: Publishing) {
  sayLost(plan);
  if (plan.conflicts.length > 0) return stopAtConflicts(plan);
  if (plan.changes.length === 0) {
    console.log("Nothing to publish: content/ has no change of its own.");
    sayKept(plan);
    await plan.remember();
    return exitCodes.done;
  }
  console.log(dryRun ? "What would change:" : "What changes:");
  for (const change of plan.changes) console.log(changeInWords(change, dayOf(new Date())));
  sayKept(plan);
  if (dryRun) {
    const problems = problemsOf(plan.files, new Date());
    if (problems.length > 0) return stopAtProblems(problems);
    console.log("The checks found no problem. Nothing was published.");
    return exitCodes.done;
  }
  const result = await publishPlan(db, plan, {
    ...makeHere(config),
    ...{ author, note, now: () => new Date() },
  });
  if (result.outcome === "faulty") return stopAtProblems(result.problems);
  if (result.outcome === "unchanged") return exitCodes.done;
  if (result.outcome === "moved") {
    const { id, author: other } = result.latest;
    console.error(
      `Nothing was published: ${other} published release ${id} at this moment. Run the command again.`,
    );
    return exitCodes.conflict;
  }
  console.log(`The checks found no problem. Published as release ${result.id} by ${author}.`);
  const { isVisible, sentence } = await waitUntilVisible(db, result.id);
  (isVisible ? console.log : console.error)(sentence);
  return isVisible ? exitCodes.done : exitCodes.faulty;
}

function sayKept({ kept, latest }: Plan): void {
  if (kept.length === 0) return;
  console.log(`Published by others, newer than here and kept (last by ${latest?.author}):`);
  for (const path of kept) console.log(`  content/${path}`);
  console.log('"npm run content -- pull" brings these files here.');
}

/** Says that the database was restored, if it was. */
export function sayLost({ lost }: Pick<Plan, "lost">): void {
  if (lost === undefined) return;
  console.log(
    `This database was restored to an earlier state: it lacks release ${lost}, which this checkout has seen.`,
  );
}

function stopAtConflicts({ conflicts, latest, ...plan }: Plan) {
  console.error(`Nothing was published. ${whyConflicts(plan)} (last by ${latest?.author}):`);
  for (const path of conflicts) console.error(`  content/${path}`);
  console.error(whatToDo);
  return exitCodes.conflict;
}

/** Why files are in conflict. */
export function whyConflicts({ hasMet }: Pick<Plan, "hasMet">): string {
  if (hasMet) return "Changed here and, since, by others";
  return "Different here and as published; it is unknown who changed these files";
}

/** How to settle a file that both sides changed. */
export const whatToDo = `For each of them: "npm run content -- diff FILE" shows the difference. Put what is wanted of theirs into your file, then
"npm run content -- pull --keep FILE"; or take the published one as it is: "npm run content -- pull --take FILE".
With pull, FILE may be content/ for all of them.`;

function stopAtProblems(problems: readonly string[]) {
  for (const problem of problems) console.error(problem);
  console.error(`Nothing was published. Problems: ${problems.length}.`);
  return exitCodes.faulty;
}
