import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Kolam } from "#app/ui/kolam.tsx";

/** What stands where a page failed: what to do now, without blame. `status` is what the server answered. */
export function Unavailable({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const busy = status === 503;
  return (
    <section className="hero" data-variant="tool">
      <div className="wrap">
        <div className="say">
          <p className="eyebrow">{status}</p>
          <h1>{busy ? "We are busy for a moment" : "Something went wrong on our side"}</h1>
          <p className="lede">
            {busy
              ? "Nothing you sent has been lost. Please try again in a minute."
              : "It has been noted. Please try again in a minute; if it stays, write to us and we answer."}
          </p>
          <p className="actions">
            <a className="button" href={pathname + search} data-document>
              Try again
              <Icon name="refresh" />
            </a>
            <a className="button quiet" href="/contact-us">
              Contact us
            </a>
          </p>
        </div>
        <Kolam seed={pathname} size={3} />
      </div>
    </section>
  );
}
