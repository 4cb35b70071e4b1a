import { Part, Screen } from "./guide-parts.tsx";

/** For managers, and for admins who manage. */
export function ForManagers() {
  return (
    <>
      <Part id="distribute" heading="Distribute the work">
        <ul>
          <li>
            The view “New and nobody's” of the <Screen to="/leads">leads</Screen> shows the unassigned ones.
            Assign any lead to any colleague, one or many at once: tick them, or “All of this list”.
          </li>
          <li>
            <Screen to="/teams">Teams and routing</Screen> shows the rules that assign new leads by form,
            kind, city and size. “Try on last month's leads” shows how many each person would have got. Admins
            change the rules.
          </li>
          <li>
            When a colleague leaves or is ill, open the list with them as owner, and “Hand over” gives all
            their open leads to a colleague, or to a team in turn. It can be undone for ten minutes.
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
            and known people are listed, and it can be undone.
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
            <Screen to="/set-aside">Mail set aside</Screen>: replies without a known enquiry. Assign each to
            its lead.
          </li>
          <li>
            <Screen to="/outbox">Mail log</Screen>: what failed and why, and “Try again”.
          </li>
          <li>
            Check the spam box each week: “Not spam” moves a lead to the new ones and sends its held mails.
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
          <Screen to="/site">Site</Screen> shows what is published and what would change;{" "}
          <Screen to="/reports">Browser reports</Screen> shows errors in visitors' browsers.
        </p>
      </Part>
    </>
  );
}
