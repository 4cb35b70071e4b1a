import { type FormEvent, useState } from "react";
import { typedIn } from "#app/forms/device/typed-in-form.ts";
import type { FieldErrors, Typed } from "#app/forms/engine/read-answers.ts";

type Read = (typed: Typed) => { ok: true } | { ok: false; errors: FieldErrors };
type Judged = Readonly<Record<string, string | undefined>>;

const unjudged: Judged = {};

/**
 * The remaining errors of the last attempt: a corrected answer loses its message at once, and gets one again if it
 * becomes wrong. Other answers are checked on sending.
 * @param found by the last attempt
 */
export function useErrorsLeft(found: FieldErrors | undefined, read: Read) {
  const [state, setState] = useState({ found, judged: unjudged });
  const judged = state.found === found ? state.judged : unjudged;
  return {
    errorOf: (name: string): string | undefined =>
      Object.hasOwn(judged, name) ? judged[name] : found?.[name],
    judge({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement;
      if (!found?.[name]) return;
      const reading = read(typedIn(currentTarget));
      setState({ found, judged: { ...judged, [name]: reading.ok ? undefined : reading.errors[name] } });
    },
  };
}
