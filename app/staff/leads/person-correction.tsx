import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useFormKey } from "#app/staff/frame/after-conflict.ts";
import { SeenVersion } from "#app/staff/frame/seen-version.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import type { TypedCorrection } from "./person-correction.server.ts";

type FieldName = keyof TypedCorrection;
export type CorrectionProblem = {
  typed: TypedCorrection;
  errors: Readonly<Partial<Record<FieldName, string>>>;
};
type Props = {
  lead: { id: string; version: number };
  person: TypedCorrection;
  requests: { id: string; reference: string; wishes: string[] }[];
  problem: CorrectionProblem | undefined;
  /** Whether the page's last post was refused. */
  isRefused: boolean;
  isBusy: boolean;
};

const labels: Record<FieldName, string> = {
  name: "Name",
  organization: "Organization",
  email: "E-mail",
  phone: "Phone",
};

/** Corrects a lead's person and marks the request for the correction as done. */
export function PersonCorrection({ lead, person, requests, problem, isRefused, isBusy }: Props) {
  const formKey = useFormKey(`${lead.id} ${lead.version}`, isRefused);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [problem]);
  const values = problem?.typed ?? person;
  return (
    <details open={problem !== undefined || requests.length > 0}>
      <summary>Correct the person</summary>
      {/* A corrected lead has a new version, which resets the fields. */}
      <Form key={formKey} ref={form} method="post" className="fields" aria-label="Correct the person">
        <input type="hidden" name="intent" value="correct" />
        <SeenVersion version={lead.version} />
        {(Object.keys(labels) as FieldName[]).map((field) => (
          <Field id={`correct-${field}`} label={labels[field]} error={problem?.errors[field]} key={field}>
            {(wiring) => (
              <input
                {...wiring}
                name={field}
                autoComplete="off"
                maxLength={254}
                defaultValue={values[field]}
              />
            )}
          </Field>
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
        <Button disabled={isBusy}>Save the correction</Button>
      </Form>
    </details>
  );
}
