import { type FormEvent, useState } from "react";
import { Form, useNavigate } from "react-router";
import {
  type ImportKind,
  importLimit,
  importPages,
  importUploadPath,
  tooLargeForImport,
} from "#app/import/import-rules.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import { sendFile } from "./send-file.ts";

type Props = {
  kind: ImportKind;
  pasted: string;
  /** A file was checked: importing it is the main action. */
  isNext: boolean;
};

/** Chooses a file or takes pasted rows. With script it shows the progress of the upload. */
export function ImportUpload({ kind, pasted, isNext }: Props) {
  const navigate = useNavigate();
  const isPosting = useIsBusy();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isBusy = isPosting || sent !== undefined;

  async function send(event: FormEvent<HTMLFormElement>) {
    const sending = event.currentTarget;
    const form = new FormData(sending);
    const file = form.get("csv_file");
    setProblem(undefined);
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    if (file.size > importLimit) return setProblem(tooLargeForImport);
    setSent(0);
    form.set("intent", "check");
    const answer = await sendFile(importUploadPath(kind), form, setSent);
    if ("to" in answer) {
      await navigate(answer.to);
      // The server has the file now. If it stayed chosen, it would be sent again instead of rows pasted next.
      const chosen = sending.elements.namedItem("csv_file");
      if (chosen instanceof HTMLInputElement) chosen.value = "";
    } else if (answer.problem === undefined) location.assign(importPages[kind]);
    setProblem("to" in answer ? undefined : answer.problem);
    setSent(undefined);
  }

  return (
    <Form method="post" encType="multipart/form-data" className="fields" onSubmit={send}>
      {problem && (
        <p className="note" data-wrong role="alert">
          {problem}
        </p>
      )}
      <label>
        CSV file
        <input type="file" name="csv_file" accept=".csv,text/csv,text/plain" />
      </label>
      <p className="help">At most {importLimit / 1024 / 1024} MB.</p>
      <label>
        Or its rows
        <textarea name="csv" rows={8} spellCheck={false} defaultValue={pasted} />
      </label>
      <p className="row">
        <Button name="intent" value="check" look={isNext ? "quiet" : "main"} disabled={isBusy}>
          Check only
        </Button>
        {sent !== undefined && (
          <>
            <progress aria-label="File sent" max={1} value={sent} />
            <span role="status">{sent < 1 ? "Sending" : "Checking"}</span>
          </>
        )}
      </p>
    </Form>
  );
}
