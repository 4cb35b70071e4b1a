import { Form } from "react-router";
import type { TypedCorrection } from "./person-correction.server.ts";

type Field = keyof TypedCorrection;
export type CorrectionProblem = { typed: TypedCorrection; errors: Readonly<Partial<Record<Field, string>>> };
type Props = {
  version: number;
  person: TypedCorrection;
  requests: { id: string; reference: string; wishes: string[] }[];
  problem: CorrectionProblem | undefined;
  isBusy: boolean;
};

const labels: Record<Field, string> = {
  name: "Name",
  organization: "Organization",
  email: "E-mail",
  phone: "Phone",
};

/** Where staff puts right who a lead is from, and marks the request for it as done. */
export function PersonCorrection({ version, person, requests, problem, isBusy }: Props) {
  const values = problem?.typed ?? person;
  return (
    <details open={problem !== undefined || requests.length > 0}>
      <summary>Correct the person</summary>
      {/* A corrected lead has another version: the fields begin anew. */}
      <Form key={version} method="post" className="fields" aria-label="Correct the person">
        <input type="hidden" name="intent" value="correct" />
        <input type="hidden" name="version" value={version} />
        {(Object.keys(labels) as Field[]).map((field) => (
          <label key={field}>
            {labels[field]}
            <input
              name={field}
              autoComplete="off"
              maxLength={254}
              defaultValue={values[field]}
              aria-invalid={problem?.errors[field] ? true : undefined}
            />
          </label>
        ))}
        {requests.map(({ id, reference, wishes }) => (
          <label key={id}>
            <span>
              <input type="checkbox" name="settles" value={id} /> The request {reference} is done with it
            </span>
            {wishes.map((wish) => (
              <small key={wish}>{wish}</small>
            ))}
          </label>
        ))}
        <button type="submit" className="act" disabled={isBusy}>
          Save the correction
        </button>
      </Form>
    </details>
  );
}
