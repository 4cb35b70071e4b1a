import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { errorMark } from "#app/values/error-mark.ts";

type Props = {
  formId: string;
  /** Instead of the number of errors. */
  heading?: string;
  refused: Omit<RefusedForm, "typed">;
  /** Whether a field has no control that a link could lead to. */
  isHidden?: (name: string) => boolean;
  /** The document came with it: the browser gave it the focus, and the visitor may be typing by now. */
  fromServer: boolean;
};

/**
 * The errors, above the form, with a link to each faulty field. It takes the focus whenever it is new, so that a screen
 * reader reads it once and the next Tab leads into the form. The title of the page shows it too.
 */
export function ErrorSummary({ formId, heading, refused, isHidden, fromServer }: Props) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const { errors, sentence } = refused;
  useEffect(() => {
    if (refused && !fromServer) box.current?.focus();
  }, [refused, fromServer]);
  useEffect(() => {
    const { title } = document;
    if (!title.startsWith(errorMark)) document.title = errorMark + title;
    return () => {
      if (document.title.startsWith(errorMark)) document.title = document.title.slice(errorMark.length);
    };
  }, []);
  const names = Object.keys(errors);
  return (
    <section
      className="summary"
      aria-labelledby={`${formId}-faults`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was sent to show this
      autoFocus={fromServer}
      ref={box}
    >
      <h3 id={`${formId}-faults`}>{heading ?? summaryHeading(names.length)}</h3>
      {sentence && <p>{sentence}</p>}
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              {isHidden?.(name) ? (
                errors[name]
              ) : (
                <a href={`#${formId}-${name}`} onClick={toControl}>
                  {errors[name]}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** "Please check 2 answers"; without faulty fields, that the message could not be sent. */
export function summaryHeading(faults: number): string {
  if (faults === 0) return "Your message was not sent";
  return faults === 1 ? "Please check 1 answer" : `Please check ${faults} answers`;
}

/** Moves to the control with its label in view; a plain anchor would hide the label behind the header. */
function toControl(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest(".field") ?? control).scrollIntoView({ block: "center" });
}
