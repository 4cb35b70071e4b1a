import { useEffect, useRef } from "react";
import { FieldError } from "#app/ui/field/field.tsx";
import { feedbackFields, feedbackPath, prefilledControl } from "./feedback.ts";

type Props = {
  id: string;
  name: string;
  error: string | undefined;
  values: readonly string[];
  /** From the invitation link: shown disabled, sent by a hidden field, dropped by "Not you?". */
  prefilled: string | undefined;
};

/** Name or organization. */
export function PersonField({ id, name, error, values, prefilled }: Props) {
  const field = feedbackFields[name];
  const input = useRef<HTMLInputElement>(null);
  const wasPrefilled = useRef(prefilled);
  useEffect(() => {
    // The first unlocked field takes over the focus of the removed link.
    if (wasPrefilled.current && !prefilled && document.activeElement === document.body)
      input.current?.focus();
    wasPrefilled.current = prefilled;
  }, [prefilled]);
  return (
    <div className="field" data-required="" data-half="">
      <label htmlFor={id}>{field?.label}</label>
      <input
        key={prefilled}
        ref={input}
        id={id}
        name={name}
        type="text"
        autoComplete={field?.autoComplete as "name" | "organization"}
        maxLength={field?.max}
        required
        disabled={prefilled !== undefined}
        defaultValue={prefilled ?? values[0]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {prefilled !== undefined && (
        <>
          <input type="hidden" name={name} value={prefilled} />
          <input type="hidden" name={prefilledControl} value={name} />
          <p className="help">
            <a href={feedbackPath}>Not you?</a>
          </p>
        </>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}
