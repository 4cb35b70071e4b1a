import { Link } from "react-router";
import type { Fault } from "#app/csv/read-csv.ts";
import type { CheckedImport } from "#app/import/checked-imports.server.ts";
import type { ImportKind } from "#app/import/import-rules.ts";
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
  kept: CheckedImport | null;
  /** Whether a file is asked for that is not kept, or not any more. */
  gone: boolean;
  /** Rows that were pasted and have to be mended. */
  pasted: string;
  answer: { problem: string; csv: string } | undefined;
};

/** A CSV file is checked first; every bad line is named. Only a file without one can be imported, and then whole. */
export function ImportPage({ kind, heading, back, sample, about, option, answer, ...file }: Props) {
  const { kept, gone, pasted } = file;
  return (
    <>
      <div className="head">
        <p className="back">
          <Link to={back.to} data-key="u">
            {back.name}
          </Link>
        </p>
        <h1>{heading}</h1>
        {answer && <Problem>{answer.problem}</Problem>}
        {!answer && gone && (
          <Problem>This file is not kept any more: send it again. Files are kept for a day.</Problem>
        )}
        {!answer && kept && <CheckedFile kept={kept} option={option} />}
      </div>
      <p>{about}</p>
      <pre className="note">
        <code>{sample}</code>
      </pre>
      {!answer && kept && kept.faults.length > 0 && <Faults kept={kept} />}
      {kept?.state !== "importing" && (
        <ImportUpload
          key={kept?.state === "done" ? kept.id : "next"}
          kind={kind}
          pasted={answer?.csv || pasted}
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

function Faults({ kept: { faults, faultCount } }: { kept: CheckedImport }) {
  return (
    <table className="list" aria-label="Lines to mend">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">What to mend</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ line, reason }: Fault) => (
          <tr key={`${line} ${reason}`}>
            <td className="who">{line}</td>
            <td className="what">{reason}</td>
          </tr>
        ))}
        {faultCount > faults.length && (
          <tr>
            <td className="who" />
            <td className="what">and {(faultCount - faults.length).toLocaleString("en-IN")} more</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
