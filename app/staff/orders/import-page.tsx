import { Form, Link } from "react-router";
import type { Fault } from "#app/import/read-table.ts";
import { useIsBusy } from "../use-is-busy.ts";
import type { ImportAnswer } from "./receive-import.server.ts";

type Props = {
  heading: string;
  back: { to: string; name: string };
  /** The heading line of the file, and one row. */
  sample: string;
  about: string;
  /** A choice that only this import has. */
  option?: { name: string; label: string };
  answer: ImportAnswer | undefined;
};

/** A CSV file is checked first; every bad line is named. Only a file without one can be imported, and then whole. */
export function ImportPage({ heading, back, sample, about, option, answer }: Props) {
  const isBusy = useIsBusy();
  const isFine = answer?.checked === true && answer.faults.length === 0;
  return (
    <>
      <div className="head">
        <p className="back">
          <Link to={back.to} data-key="u">
            {back.name}
          </Link>
        </p>
        <h1>{heading}</h1>
        {answer && <Result answer={answer} />}
      </div>
      <p>{about}</p>
      <pre className="note">
        <code>{sample}</code>
      </pre>
      {answer && answer.faults.length > 0 && <Faults faults={answer.faults} />}
      <Form method="post" encType="multipart/form-data" className="fields" key={answer?.csv.length ?? 0}>
        <label>
          CSV file
          <input type="file" name="file" accept=".csv,text/csv,text/plain" />
        </label>
        <label>
          Or its rows
          <textarea name="csv" rows={8} spellCheck={false} defaultValue={answer?.csv} />
        </label>
        {option && (
          <div className="choice">
            <label>
              <input
                type="checkbox"
                name={option.name}
                value="yes"
                defaultChecked={answer?.option ?? false}
              />{" "}
              {option.label}
            </label>
          </div>
        )}
        <p className="row">
          <button type="submit" name="intent" value="check" className="act quiet" disabled={isBusy}>
            Check only
          </button>
          {isFine && (
            <button type="submit" name="intent" value="import" className="act" disabled={isBusy}>
              Import {answer.lines} {answer.lines === 1 ? "row" : "rows"}
            </button>
          )}
        </p>
      </Form>
    </>
  );
}

function Result({ answer: { problem, faults, lines, summary } }: { answer: ImportAnswer }) {
  if (problem || faults.length > 0) {
    const count = faults.length;
    return (
      <p className="note" data-wrong role="alert">
        {problem ?? `${count} ${count === 1 ? "thing" : "things"} to mend. Nothing was imported.`}
      </p>
    );
  }
  return (
    <p className="note" role="status">
      {summary ?? `${lines === 1 ? "The row is" : `All ${lines} rows are`} fine. Nothing was imported yet.`}
    </p>
  );
}

const mostShown = 500;

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <table className="list" aria-label="Lines to mend">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">What to mend</th>
        </tr>
      </thead>
      <tbody>
        {faults.slice(0, mostShown).map(({ line, reason }) => (
          <tr key={`${line} ${reason}`}>
            <td className="who">{line}</td>
            <td className="what">{reason}</td>
          </tr>
        ))}
        {faults.length > mostShown && (
          <tr>
            <td className="who" />
            <td className="what">and {faults.length - mostShown} more</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
