import { useEffect, useRef } from "react";
import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import type { DrawnForm, Gift } from "#app/forms/engine/define-form.ts";
import type { MailFate } from "#app/leads/submissions/submission.ts";
import type { Section } from "#app/values/names.ts";

type Props = {
  thanks: DrawnForm["thanks"];
  /** Absent if the confirmation's address has no valid reference. */
  reference: string | undefined;
  gifts?: readonly Gift[];
  /** Absent if it is unknown, or the form sends no mail: then mail is not mentioned. */
  mailed?: MailFate | undefined;
  /** Level of its heading: 1 on its own page, 2 instead of the form. */
  level?: 1 | 2;
  /** The page of the form, whose kolam is the seal; none if it was sealed before. */
  sealOf?: { path: string; section: Section } | undefined;
};

const notThere = "Nothing after a few minutes? Check the spam folder.";
const waits = "A person looks at this first. Then the e-mail goes to your address.";

/** The page after sending: the reference and the next steps. Instead of the form it takes the focus. */
export function Confirmation({ thanks, reference, gifts = [], mailed, level = 2, sealOf }: Props) {
  const steps = [...mailSteps(thanks, mailed), ...thanks.next];
  const Heading = `h${level}` as const;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (level === 2 && box.current) land(box.current);
  }, [level]);
  return (
    <>
      {sealOf && <Kolam {...ownKolam(sealOf.path, sealOf.section)} isLarge={false} />}
      <div className="done" tabIndex={-1} ref={box}>
        <Heading>{thanksHeading(thanks, mailed)}</Heading>
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
        {steps.length === 1 && <p>{steps}</p>}
        {steps.length > 1 && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {thanks.onward && (
          <p className="actions">
            <a className="button quiet" href={thanks.onward.to}>
              {thanks.onward.label}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

/** Shows the head of the page with it, or, further down, the whole of its own block; never half a heading. */
function land(box: HTMLElement) {
  box.focus({ preventScroll: true });
  // The seal before it goes along with the scroll, so the sheet of both says where they begin.
  const isSealed = box.previousElementSibling instanceof SVGElement;
  const whole = (isSealed && box.parentElement) || box;
  const top = whole.getBoundingClientRect().top + scrollY;
  const isNearHead = top < (innerHeight * 2) / 3;
  scrollTo({ top: isNearHead ? 0 : top - 150, behavior: "instant" });
}

/** What becomes of the mail to the visitor. */
function mailSteps({ mailed: words }: DrawnForm["thanks"], fate: MailFate | undefined): string[] {
  if (words && fate === "goes") return [`${words.goes} ${notThere}`];
  if (words && fate === "waits") return [waits];
  return words && fate === "stays" ? [words.stays] : [];
}

/** If no mail with a link is sent, the heading must not send anyone to their mail. */
export function thanksHeading(thanks: DrawnForm["thanks"], mailed: MailFate | undefined): string {
  return (mailed !== "goes" && thanks.mailed?.heading) || thanks.heading;
}

/** The fate of the mail to the visitor, from an address. */
export function mailFateFrom(search: URLSearchParams): MailFate | undefined {
  const fate = search.get("mail");
  return fate === "goes" || fate === "waits" || fate === "stays" ? fate : undefined;
}

/** The reference in an address, if it is well-formed. */
export function referenceFrom(search: URLSearchParams): string | undefined {
  const reference = search.get("ref") ?? "";
  return /^[A-Z0-9][A-Z0-9-]{3,23}$/.test(reference) ? reference : undefined;
}
