import { Part, Screen } from "./guide-parts.tsx";

/** For managers, and admins who do their work. */
export function ForManagers() {
  return (
    <>
      <Part id="distribute" heading="Give out the work">
        <ul>
          <li>
            The view “New and nobody's” of the <Screen to="/leads">leads</Screen> shows what waits. Give any
            lead to anybody, alone or many at once: tick them, or “All of this list”.
          </li>
          <li>
            <Screen to="/teams">Teams and routing</Screen> shows the rules that give new leads out by form,
            kind, city and size. “Try on last month's leads” says who would have got how many. Admins change
            the rules.
          </li>
          <li>
            Somebody leaves or is ill: open the list with them as owner, and “Hand over” gives all their open
            leads to a colleague, or to a team in turn.
          </li>
        </ul>
      </Part>
      <Part id="insight" heading="See what brings business">
        <p>
          <Screen to="/insight">Insight</Screen> counts enquiries by day, form, source, city and owner, how
          soon they were answered and what was won. Each figure leads to its leads.
        </p>
      </Part>
      <Part id="late" heading="See what is late">
        <p>
          The view “Overdue” holds every lead whose next step or clock has passed; “Complaints” and “Data
          requests” have clocks that the law sets. Filter by owner to talk about it with them.
        </p>
      </Part>
      <Part id="bring" heading="Bring leads in, take them out">
        <ul>
          <li>
            <Screen to="/leads/import">Import leads</Screen> from a CSV file: it is checked first, bad lines
            and known people are named, and it can be taken back.
          </li>
          <li>
            “Export” beside the list gives what the filter shows as CSV. Each export is recorded with its
            filter.
          </li>
          <li>
            Orders and plans are imported on <Screen to="/orders/import">Orders</Screen> and{" "}
            <Screen to="/coverage/import">Coverage</Screen>.
          </li>
        </ul>
      </Part>
      <Part id="mail" heading="Mail">
        <ul>
          <li>
            <Screen to="/templates">Templates</Screen> of replies and chats, for one form or all, in English
            or Hindi.
          </li>
          <li>
            <Screen to="/set-aside">Mail set aside</Screen>: answers that found no enquiry. Put each where it
            belongs.
          </li>
          <li>
            <Screen to="/outbox">Mail log</Screen>: what failed and why, and “Try again”.
          </li>
          <li>
            The spam box is worth a look each week: “Not spam” moves a lead to the new ones and sends the
            mails that were held.
          </li>
        </ul>
      </Part>
      <Part id="calendar" heading="Times and stock">
        <p>
          Drag over free hours in the <Screen to="/calendar">Calendar</Screen> to block them. Block a time on{" "}
          <Screen to="/appointments">Appointments</Screen> when an office is closed: you see what is booked in
          it first. <Screen to="/reservations">Reservations</Screen> shows what is left of each product.
        </p>
      </Part>
      <Part id="site" heading="The site">
        <p>
          <Screen to="/site">Site</Screen> says what is public and what would change;{" "}
          <Screen to="/reports">Browser reports</Screen> what visitors' browsers complained of.
        </p>
      </Part>
    </>
  );
}
