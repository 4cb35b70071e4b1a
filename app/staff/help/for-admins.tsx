import { Part, Screen } from "./guide-parts.tsx";

/** For admins. */
export function ForAdmins() {
  return (
    <>
      <Part id="staff" heading="Staff">
        <ul>
          <li>
            <Screen to="/staff">Staff</Screen>: add a colleague, and they get a link by mail that works once,
            for 24 hours. A changed role applies from their next request.
          </li>
          <li>
            Disabling ends their sessions and links at once, and asks who gets their open leads. Their API
            tokens and calendar addresses stop with them.
          </li>
          <li>
            Choose there which roles need a second factor. Staff without one must set it up at their next
            request.
          </li>
        </ul>
      </Part>
      <Part id="teams" heading="Who sees what">
        <p>
          <Screen to="/teams">Teams</Screen> that share let their members see each other's leads. Routing
          rules are tried in order; the first match decides.
        </p>
      </Part>
      <Part id="audit" heading="Who did what">
        <p>
          The <Screen to="/audit">audit log</Screen> says who opened, changed and exported what, for 24
          months: by person, action, lead and days, and as CSV. “Exported: all” is the first thing to look at
          when data may have left.
        </p>
      </Part>
      <Part id="privacy" heading="People's data">
        <ul>
          <li>
            <Screen to="/privacy">Privacy</Screen> lists how long each kind of data is stored, what each daily
            run erased, and addresses that get no mail.
          </li>
          <li>
            People see, correct and erase their data, or withdraw consent, by the link that the form on the
            privacy policy sends. A message arrives as a data request with the legal deadline.
          </li>
        </ul>
      </Part>
      <Part id="programs" heading="Other systems">
        <ul>
          <li>
            <Screen to="/webhooks">Webhooks</Screen> send the events that you tick to a CRM. Its provider must
            be on the list that the privacy policy promises.
          </li>
          <li>
            <Screen to="/api">API</Screen>: tokens of all staff, when each was last used, and “Revoke”. A
            token may never do more than its owner. <a href="/api/v1/openapi.json">The description</a> is for
            the developers of the program.
          </li>
        </ul>
      </Part>
      <Part id="site" heading="The site">
        <p>
          <Screen to="/site">Site</Screen> publishes what was changed in the content, and undoes it.
        </p>
      </Part>
    </>
  );
}
