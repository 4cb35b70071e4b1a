import { Part, Screen } from "./guide-parts.tsx";

/** For admins. */
export function ForAdmins() {
  return (
    <>
      <Part id="staff" heading="Staff">
        <ul>
          <li>
            <Screen to="/staff">Staff</Screen>: add a colleague, and they get a link by mail that works once,
            for 24 hours. A changed role holds from their next request.
          </li>
          <li>
            Disabling ends their sessions and links at once, and asks to whom their open leads go. Their API
            tokens and calendar addresses stop with them.
          </li>
          <li>
            Say there which roles need a second factor. Who has none must set it up at the next request.
          </li>
        </ul>
      </Part>
      <Part id="teams" heading="Who sees what">
        <p>
          <Screen to="/teams">Teams</Screen> that share let their members see each other's leads. Rules of
          routing are asked in order; the first that fits decides.
        </p>
      </Part>
      <Part id="audit" heading="Who did what">
        <p>
          The <Screen to="/audit">audit log</Screen> says who opened, changed and exported what, for 24
          months: by person, kind of act, lead and days, and as CSV. “Exported: all” is the first thing to
          look at when data may have left.
        </p>
      </Part>
      <Part id="privacy" heading="People's data">
        <ul>
          <li>
            <Screen to="/privacy">Privacy</Screen> lists how long each kind is kept, what each daily run
            erased, and addresses that get no mail.
          </li>
          <li>
            People see, correct, withdraw and erase their data themselves, by the link that the form of the
            privacy policy sends. What they write beside it arrives as a data request, with the clock of the
            law.
          </li>
        </ul>
      </Part>
      <Part id="programs" heading="Other systems">
        <ul>
          <li>
            <Screen to="/webhooks">Webhooks</Screen> tell a CRM of the changes that you tick. Its provider
            must stand in the list that the privacy policy promises.
          </li>
          <li>
            <Screen to="/api">API</Screen>: tokens of all staff, when each was last used, and “Revoke”. A
            token never may more than its maker. <a href="/api/v1/openapi.json">The description</a> is for
            whoever writes the program.
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
