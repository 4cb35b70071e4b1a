import { useLocation } from "react-router";
import { Kolam } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The error page: what to do now, without blame. `status` is the response's. */
export function Unavailable({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const { heading, text, action } = wordsFor(status);
  return (
    <section className="hero" data-variant="tool">
      <div className="wrap">
        <Kolam {...ownKolam(pathname, "company")} />
        <div className="say">
          <p className="eyebrow">{status}</p>
          <h1>{heading}</h1>
          <p className="lede">{text}</p>
          <p className="actions">
            <a className="button" href={pathname + search} data-document>
              {action}
              <Icon name="refresh" />
            </a>
            <a className="button quiet" href="/contact-us">
              Contact us
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function wordsFor(status: number) {
  if (status === 503) {
    return {
      heading: "We are busy for a moment",
      text: "Nothing you sent has been lost. Please try again in a minute.",
      action: "Try again",
    };
  }
  if (status < 500) {
    return {
      heading: "This page did not understand that",
      text: "Nothing was sent or changed. Please open the page again; if that does not help, write to us.",
      action: "Open the page",
    };
  }
  return {
    heading: "Something went wrong on our side",
    text: "It has been noted. Please try again in a minute; if that does not help, write to us.",
    action: "Try again",
  };
}
