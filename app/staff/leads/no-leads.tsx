import { Link } from "react-router";
import { listPath } from "./lead-address.ts";

/** An empty list's reason and next action. */
export function NoLeads({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="empty">
      <h2>No lead fits</h2>
      <p>
        Search finds the beginnings of words. Try fewer words or a wider range of dates, or{" "}
        <Link to={listPath}>clear the filters</Link>.
      </p>
    </div>
  ) : (
    <div className="empty">
      <h2>No leads yet</h2>
      <p>
        Everything that visitors send through a form of the site appears here at once. Send a first one
        through <a href="/contact-us">the contact page</a> to see how it looks.
      </p>
    </div>
  );
}
