import { setTimeout as pause } from "node:timers/promises";
import { data, redirect } from "react-router";
import { readImport, readImportContent, storeImport } from "#app/import/checked-imports.server.ts";
import { importBody } from "#app/import/import-body.server.ts";
import type { Begun, RecordImport } from "#app/import/import-in-parts.server.ts";
import { type ImportKind, importPages, tooLargeForImport } from "#app/import/import-rules.ts";
import { claimImport, runImport } from "#app/import/run-import.server.ts";
import { longestTag } from "#app/leads/tags/tag-name.ts";
import { postedForm, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";

/** What an import reads, with its extra option. */
export type Importer<Value> = {
  kind: ImportKind;
  importFor: (option: boolean, begun?: Begun) => RecordImport<Value>;
  /** Further choices for the whole file. */
  choicesOf?: (form: { text: (name: string) => string }) => { ok: boolean; choices: string };
};

type Outcome = { to: string } | { status: number; problem: string; csv: string };

/** The number of files held in memory at once. */
const maxAtOnce = 2;
let held = 0;

/** A short import ends before its page is drawn again. */
const patienceMs = 2_000;

/** Handles a post of an import page: a redirect to the file's page, or why the file was refused. */
export async function receiveImport<Value>(staff: StaffRequest, importer: Importer<Value>) {
  const outcome = await receive(staff, importer);
  if ("to" in outcome) return redirect(outcome.to, 303);
  const { status, ...answer } = outcome;
  return data(answer, { status });
}

/** The same as JSON, for the page's script, which uploads a file itself. */
export async function receiveImportFile<Value>(staff: StaffRequest, importer: Importer<Value>) {
  const outcome = await receive(staff, importer);
  return Response.json(outcome, { status: "to" in outcome ? 200 : outcome.status });
}

/** The page's data about an uploaded file. */
export async function readCheckedImport(
  { services: { db, now }, viewer, url }: StaffRequest,
  kind: ImportKind,
) {
  const id = url.searchParams.get("file");
  if (id === null) return { kept: null, gone: false, pasted: "" };
  const kept = await readImport(db, id, { kind, ownerId: viewer.id }, now());
  const wasPasted = kept?.state === "faulty" && kept.name === "";
  const pasted = wasPasted && (await readImportContent(db, kept.id));
  return { kept: kept ?? null, gone: kept === undefined, pasted: pasted || "" };
}

async function receive<Value>(staff: StaffRequest, importer: Importer<Value>): Promise<Outcome> {
  const refuse = (status: number, problem: string, csv = "") => ({ status, problem, csv });
  if (held >= maxAtOnce)
    return refuse(503, "Two other files are being checked. Send yours again in a moment.");
  held += 1;
  try {
    const body = await importBody(staff.asking.request);
    if (body === "too large") return refuse(413, tooLargeForImport);
    if (body === "broken") return refuse(400, "The file arrived incomplete. Send it again.");
    const form = postedForm(body);
    if (form.text("intent") === "import") {
      const chosen = importer.choicesOf?.(form);
      if (chosen?.ok === false)
        return refuse(
          422,
          `Choose the legal ground for storing the data, and name the import in at most ${longestTag} characters.`,
        );
      const option = form.text("option") === "yes";
      await begin(staff, importer, { id: form.text("file"), option, choices: chosen?.choices });
      return { to: pageOf(importer.kind, form.text("file")) };
    }
    const file = await form.file("csv_file");
    const csv = file === undefined ? form.raw("csv") : file?.text;
    if (csv === undefined)
      return refuse(422, 'The file is not UTF-8 text. Save it as "CSV UTF-8" and send it again.');
    if (csv.trim() === "") return refuse(422, "Choose a file or paste its rows.");
    return await check(staff, importer, { csv, name: file?.name ?? "" });
  } finally {
    held -= 1;
  }
}

async function check<Value>(
  { services: { db, now }, viewer }: StaffRequest,
  { kind, importFor }: Importer<Value>,
  { csv, name }: { csv: string; name: string },
): Promise<Outcome> {
  const checked = await importFor(false).check(db, csv);
  const id = await storeImport(db, checked, { kind, ownerId: viewer.id, csv, name, now: now() });
  return { to: pageOf(kind, id) };
}

const pageOf = (kind: ImportKind, id: string) => `${importPages[kind]}?${new URLSearchParams({ file: id })}`;

/** Starts or continues an import; if its state does not allow that, its page shows why. */
async function begin<Value>(
  { services: { db, now, beside, wakeOutbox }, viewer }: StaffRequest,
  { kind, importFor }: Importer<Value>,
  { id, option, choices }: { id: string; option: boolean; choices?: string | undefined },
): Promise<void> {
  const owner = { kind, ownerId: viewer.id };
  const claim = await claimImport(db, { id, ...owner, option, choices, now });
  if (!claim) return;
  const run = new Promise<void>((over) => {
    beside(async (stopping) => {
      try {
        await runImport(db, importFor, { id, ...owner, claim, now, stopping });
        wakeOutbox();
      } finally {
        over();
      }
    });
  });
  await Promise.race([run, pause(patienceMs, undefined, { ref: false })]);
}
