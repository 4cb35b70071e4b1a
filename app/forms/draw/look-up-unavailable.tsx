import type { Site } from "#app/content/schema/site.schema.ts";
import { Phones } from "./phones.tsx";
import { phonesOf } from "./reach.ts";

/** Shown instead of personal data while the database is unavailable. Server only. */
export function LookUpUnavailable({ what, site }: { what: string; site: Pick<Site, "offices"> }) {
  return (
    <section className="block booked">
      <div className="wrap prose">
        <h1>We cannot look it up just now</h1>
        <p>{what} Open this link again in a minute, or reach a person now:</p>
        <Phones phones={phonesOf(site)} />
        <p>
          <a href="/contact-us">Write to us</a>
        </p>
      </div>
    </section>
  );
}
