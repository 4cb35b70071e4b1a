import { data } from "react-router";
import type { Fault } from "#app/import/read-table.ts";
import { posted, type StaffRequest } from "../staff-request.server.ts";

/** What the import page shows after a file was checked or imported. */
export type ImportAnswer = {
  csv: string;
  checked: boolean;
  option: boolean;
  lines: number;
  faults: Fault[];
  problem?: string;
  summary?: string;
};

type Imported = { lines: number; faults: Fault[]; saved?: Record<string, number> | undefined };

/**
 * Checks a file that staff sent, or imports it when they say so after a check.
 * @param option the name of the one check-box besides
 */
export async function receiveImport(
  { asking }: StaffRequest,
  run: (csv: string, wishes: { dryRun: boolean; option: boolean }) => Promise<Imported>,
  option = "",
) {
  const form = await posted(asking.request);
  const wishes = { dryRun: form.text("intent") !== "import", option: form.text(option) === "yes" };
  const file = await form.file("file");
  const csv = file === undefined ? form.raw("csv") : file;
  const base = { csv: csv ?? "", checked: wishes.dryRun, option: wishes.option, lines: 0, faults: [] };
  const answer = (status: number, more: Partial<ImportAnswer>) =>
    data({ ...base, ...more } as ImportAnswer, { status });
  if (csv === null)
    return answer(422, { problem: 'The file is not UTF-8 text. Save it as "CSV UTF-8" and send it again.' });
  if (csv.trim() === "") return answer(422, { problem: "Choose a file or paste its rows." });
  const { lines, faults, saved } = await run(csv, wishes);
  if (faults.length > 0) return answer(422, { lines, faults });
  if (!saved) return answer(200, { lines });
  const counts = Object.entries(saved).map(([name, count]) => `${count} ${name}`);
  return answer(200, {
    csv: "",
    checked: false,
    lines,
    summary: `Imported ${lines} ${lines === 1 ? "row" : "rows"}: ${counts.join(", ")}.`,
  });
}
