import type { ReactNode } from "react";
import { Form } from "react-router";
import type { CheckedImport } from "#app/import/checked-imports.server.ts";
import { AutoReload } from "#app/staff/frame/auto-reload.tsx";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { Problem } from "./import-page.tsx";

type Props = { kept: CheckedImport; option: string | undefined; children?: ReactNode };

/** The state of an uploaded file, and the next step. */
export function CheckedFile({ kept, option, children }: Props) {
  const { state, lines, faultCount, saved, stopped, done } = kept;
  const rows = rowsText(lines);
  const [of, inFile] = kept.name ? [` of ${kept.name}`, ` in ${kept.name}`] : ["", ""];
  if (state === "faulty")
    return (
      <Problem>{`${count(faultCount)} ${faultCount === 1 ? "thing" : "things"} to correct${inFile}. Nothing was imported.`}</Problem>
    );
  if (state === "done") {
    const counts = Object.entries(saved).map(([name, each]) => `${count(each)} ${name}`);
    return (
      <p className="note" role="status" data-stays>
        {`Imported ${rows}: ${counts.join(", ")}.`}
      </p>
    );
  }
  if (state === "undone")
    return (
      <p className="note" role="status" data-stays>
        {`This import was undone: ${percent(done)} of ${rows} had been written.`}
      </p>
    );
  if (state === "importing" && !stopped) return <Running kept={kept} />;
  return (
    <>
      {stopped ? (
        <Problem>{`The import stopped at ${percent(done)} of ${rows}, because the server did. What is written is right; go on with the rest.`}</Problem>
      ) : (
        <p className="note" role="status" data-stays>
          {lines === 1 ? `The row${of} is` : `All ${rows}${of} are`} fine. Nothing was imported yet.
        </p>
      )}
      <Start kept={kept} option={option}>
        {children}
      </Start>
    </>
  );
}

function Running({ kept: { lines, done } }: { kept: CheckedImport }) {
  return (
    <div className="note">
      <p role="status">
        Importing {rowsText(lines)}: {percent(done)} written. It goes on when you leave this page.
      </p>
      <progress aria-label="Rows imported" max={1} value={done} />
      <p>
        <AutoReload />
      </p>
    </div>
  );
}

function Start({ kept: { id, lines, stopped }, option, children }: Props) {
  const isBusy = useIsBusy();
  return (
    <Form method="post" encType="multipart/form-data" className="fields">
      <input type="hidden" name="file" value={id} />
      {!stopped && children}
      {option && !stopped && (
        <div className="choice">
          <label>
            <input type="checkbox" name="option" value="yes" /> {option}
          </label>
        </div>
      )}
      <p className="row">
        <Button name="intent" value="import" disabled={isBusy}>
          {stopped ? "Go on" : `Import ${rowsText(lines)}`}
        </Button>
      </p>
    </Form>
  );
}

const count = (many: number) => many.toLocaleString("en-IN");
const percent = (share: number) => `${Math.floor(share * 100)}%`;
const rowsText = (lines: number) => `${count(lines)} ${lines === 1 ? "row" : "rows"}`;
