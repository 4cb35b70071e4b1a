import { useEffect, useRef } from "react";
import type { DrawnForm, Gift } from "../define-form.ts";

type Props = {
  thanks: DrawnForm["thanks"];
  /** Absent when the address of the confirmation carries none that could be ours. */
  reference: string | undefined;
  gifts?: readonly Gift[];
  /** Level of its heading: 1 on the page of its own, 2 where the form stood. */
  level?: 1 | 2;
};

// Said to everybody alike: whether an address got mails today is not told to whoever types it.
const mailLimits =
  "Nothing after a few minutes? Look into the spam folder. An address gets at most three e-mails a day from us, and none once one came back.";

/** After sending: the reference and what happens next. In the place of the form it takes the focus. */
export function Confirmation({ thanks, reference, gifts = [], level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (level === 2) box.current?.focus();
  }, [level]);
  return (
    <div className="done" tabIndex={-1} ref={box}>
      <Heading>{thanks.heading}</Heading>
      {reference && (
        <p className="reference">
          <span>Your reference</span> <b>{reference}</b>
        </p>
      )}
      {gifts.length > 0 && (
        <ul>
          {gifts.map(({ label, to }) => (
            <li key={to}>
              <a className="link" href={to}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ol>
        {thanks.mailed && <li>{`${thanks.mailed} ${mailLimits}`}</li>}
        {thanks.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** A reference out of an address, if it looks like one of ours. */
export function referenceFrom(search: URLSearchParams): string | undefined {
  const reference = search.get("ref") ?? "";
  return /^[A-Z0-9][A-Z0-9-]{3,23}$/.test(reference) ? reference : undefined;
}
