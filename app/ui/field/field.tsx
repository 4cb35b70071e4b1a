import type { ReactNode } from "react";

/** The attributes that connect a control with its label, hint and error. */
type Wiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type Props = {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the answer, in a sentence. */
  error?: string | undefined;
  /** Id of an error that is shown elsewhere, for several fields. */
  errorId?: string | undefined;
  isOptional?: boolean;
  /** Shows the mark of a required field. */
  isMarked?: boolean;
  /** Takes half a row on wide screens. */
  isHalf?: boolean;
  /** Hides the field, because other answers make it irrelevant. */
  isUnasked?: boolean;
  /** Shown before the hint. */
  note?: ReactNode;
  /** Renders the control with the attributes that connect it. */
  children: (wiring: Wiring) => ReactNode;
};

/** A field of a form: label, control, hint and error, connected by ids. */
export function Field({ id, label, hint, error, errorId, note, children, ...frame }: Props) {
  return (
    <div
      className="field"
      data-required={frame.isMarked ? "" : undefined}
      data-half={frame.isHalf ? "" : undefined}
      data-unasked={frame.isUnasked ? "" : undefined}
    >
      <label htmlFor={id}>
        <LabelText label={label} isOptional={frame.isOptional} />
      </label>
      {children({
        id,
        "aria-describedby": [describedBy(id, hint, error), errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error || errorId ? true : undefined,
      })}
      {note}
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The text of a label or legend. */
export function LabelText({ label, isOptional }: { label: string; isOptional: boolean | undefined }) {
  if (!isOptional) return label;
  return (
    <>
      {label} <small>optional</small>
    </>
  );
}

export function FieldHint({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="help" id={`${id}-help`}>
      {children}
    </p>
  );
}

/** The error of a field. Its icon is drawn here, because importing the whole set would outweigh the form. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-error`}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V13m0 3v.5" />
      </svg>
      {error}
    </p>
  );
}

/** The ids of hint and error for `aria-describedby`. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  return [hint && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
