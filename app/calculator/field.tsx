import type { FocusEvent } from "react";
import { readFigures, shownFigure } from "./figure.ts";

type Props = {
  name: string;
  /** Its whole name for those who cannot see the heading of its column. */
  label?: string | undefined;
  value: string | undefined;
  error: string | undefined;
};

/** The field of one figure. */
export function FigureField({ name, label, value, error }: Props) {
  return (
    <input
      id={name}
      name={name}
      inputMode="decimal"
      defaultValue={value}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
      onBlur={regroup}
    />
  );
}

/** What has to be put right in a row. */
export function FigureErrors({
  names,
  errors,
}: {
  names: readonly string[];
  errors: Readonly<Record<string, string>>;
}) {
  return names.map((name) =>
    errors[name] ? (
      <p className="error" id={`${name}-error`} key={name}>
        {errors[name]}
      </p>
    ) : null,
  );
}

/** What was typed as 1200000 stands there as 12,00,000 afterwards. */
function regroup({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  const { values, errors } = readFigures({ field: anyFigure }, { field: field.value });
  if (!errors.field) field.value = shownFigure(values.field ?? null);
}

const anyFigure = { label: "", initial: null, most: 1e15 };
