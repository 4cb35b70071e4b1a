import { Field } from "#app/ui/field/field.tsx";

type Props = {
  id: string;
  name: string;
  label: string;
  help: string;
  value?: string | undefined;
  error?: string | undefined;
  inputMode?: "numeric";
  maxLength: number;
};

/**
 * The field of a look-up: one number, which the browser should not remember. Its form has `noValidate`: a missing
 * number is reported at the field as in all other forms, not by the browser.
 */
export function LookUpField({ id, name, label, help, value, error, inputMode, maxLength }: Props) {
  return (
    <Field id={id} label={label} hint={help} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          defaultValue={value}
          required
          maxLength={maxLength}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the page was sent because of what is wrong here
          autoFocus={error !== undefined}
        />
      )}
    </Field>
  );
}

/** Why there is no result, if that belongs to no single field. */
export function LookUpProblem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was sent to show this
    <p className="summary" role="alert" tabIndex={-1} autoFocus>
      {sentence}
    </p>
  );
}
