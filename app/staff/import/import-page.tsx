import type { ReactNode } from "react";
import type { CheckedImport } from "#app/import/checked-imports.server.ts";
import type { ImportKind } from "#app/import/import-rules.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import { CheckedFile } from "./import-checked.tsx";
import { ImportUpload } from "./import-upload.tsx";

type Props = {
  kind: ImportKind;
  heading: string;
  back: { to: string; name: string };
  /** The heading line of the file, and one row. */
  sample: string;
  about: string;
  /** A choice that only this import has. */
  option?: string;
  /** Further choices for the whole file. */
  children?: ReactNode;
  kept: CheckedImport | null;
  /** Whether the requested file was deleted or never stored. */
  gone: boolean;
  /** Pasted rows that need correction. */
  pasted: string;
  answer: { problem: string; csv: string } | undefined;
};

/** Checks a CSV file first and names every bad line. A file without bad lines can be imported, as a whole. */
export function ImportPage({ kind, heading, back, sample, about, option, children, answer, ...file }: Props) {
  const { kept, gone, pasted } = file;
  return (
    <>
      <ScreenHead heading={heading} back={back}>
        {answer && <Problem>{answer.problem}</Problem>}
        {!answer && gone && (
          <Problem>
            This file has been deleted: send it again. A file is stored for a day, or until you send another
            one.
          </Problem>
        )}
        {!answer && kept && (
          <CheckedFile kept={kept} option={option}>
            {children}
          </CheckedFile>
        )}
      </ScreenHead>
      <p>{about}</p>
      <pre className="note">
        <code>{sample}</code>
      </pre>
      {!answer && kept && kept.faults.length > 0 && <Faults kept={kept} />}
      {!answer && kept && kept.state === "checked" && kept.notes.length > 0 && (
        <ListTable
          caption="Who is known already"
          columns={[
            faultColumns[0] as Column<Line>,
            { ...(faultColumns[1] as Column<Line>), head: "Known already" },
          ]}
          rows={kept.notes}
          keyOf={({ line, reason }) => `${line} ${reason}`}
        />
      )}
      {kept?.state !== "importing" && (
        <ImportUpload
          key={kept?.state === "done" ? kept.id : "next"}
          kind={kind}
          pasted={answer?.csv || pasted}
          isNext={kept?.state === "checked"}
        />
      )}
    </>
  );
}

export function Problem({ children }: { children: string }) {
  return (
    <p className="note" data-wrong role="alert">
      {children}
    </p>
  );
}

type Line = { line: number | ""; reason: string };

const faultColumns: Column<Line>[] = [
  { head: "Line", place: "who", cell: ({ line }) => line },
  { head: "What to correct", place: "sentence", cell: ({ reason }) => reason },
];

function Faults({ kept: { faults, faultCount } }: { kept: CheckedImport }) {
  const others = faultCount - faults.length;
  const more: Line[] = others > 0 ? [{ line: "", reason: `and ${others.toLocaleString("en-IN")} more` }] : [];
  return (
    <ListTable
      caption="Lines to correct"
      columns={faultColumns}
      rows={[...faults, ...more]}
      keyOf={({ line, reason }) => `${line} ${reason}`}
    />
  );
}
