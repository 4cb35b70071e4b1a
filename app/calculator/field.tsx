import type { FocusEvent } from "react";
import { FieldError } from "#app/ui/field/field.tsx";
import { readFigures, shownFigure } from "./figure.ts";

type Props = {
  name: string;
  /** The whole name for screen readers, which do not read the column's heading with it. */
  label?: string | undefined;
  value: string | undefined;
  error: string | undefined;
};

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

/** The errors of a row's fields. */
export function FigureErrors({
  names,
  errors,
}: {
  names: readonly string[];
  errors: Readonly<Record<string, string>>;
}) {
  return names.map((name) => <FieldError id={name} error={errors[name]} key={name} />);
}

/** Regroups what was typed: 1200000 becomes 12,00,000. */
function regroup({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
  const { values, errors } = readFigures({ field: anyFigure }, { field: field.value });
  if (!errors.field) field.value = shownFigure(values.field ?? null);
}

const anyFigure = { label: "", initial: null, most: 1e15 };
