import { Key, Part, Screen } from "./guide-parts.tsx";

/** For all who work with leads. */
export function YourDay() {
  return (
    <>
      <Part id="morning" heading="Begin with Today">
        <p>
          <Screen>Today</Screen> says what to do next: your appointments, replies not read, what is overdue,
          what is due today, your leads without a next step, and new leads without an owner. Work it from the
          top.
        </p>
        <ul>
          <li>
            A reply stays there until you open its lead or a colleague answers it. A reply to a lead without
            an owner is shown to all.
          </li>
          <li>“Take it” makes a new lead yours. “Done” ends its next step.</li>
          <li>
            On working days at eight you get the same as figures by mail; switch it off under your name.
          </li>
        </ul>
      </Part>
      <Part id="lead" heading="Work a lead">
        <p>
          Open it from the <Screen to="/leads">list</Screen>. On the left is the conversation: the visitor's
          form, mails of both sides, notes and calls. On the right: state, owner, next step, tags and the
          person.
        </p>
        <ul>
          <li>
            Reply (<Key>r</Key>), note (<Key>n</Key>), call (<Key>c</Key>) and, where the visitor allowed it,
            WhatsApp. The composer says why a reply cannot be sent.
          </li>
          <li>
            Every open lead should have a next step: what, and by which day. Moving a lead on asks for it in
            the same form. A lead without one is shown on <Screen>Today</Screen>.
          </li>
          <li>
            “@” and a name in a note notifies that colleague. A half-written note or reply stays on this
            device for a week.
          </li>
          <li>If a colleague saved first, their change stays: you see the new state and what you typed.</li>
        </ul>
      </Part>
      <Part id="kinds" heading="Not everything is a sale">
        <p>
          Sales, service, requests and applications have states and clocks of their own. A first answer to a
          sales enquiry is due within eight working hours; a data request or complaint must be acknowledged
          within 48 hours and settled within a month; an applicant gets a reply within ten working days.
        </p>
      </Part>
      <Part id="find" heading="Find anything">
        <p>
          <Key>Ctrl</Key> <Key>K</Key> finds leads, people, orders, plans, screens and actions. The{" "}
          <Screen to="/find">page of the search</Screen> takes a number, serial, phone or its last four digits
          of a person at the counter or on the phone.
        </p>
        <ul>
          <li>
            In the list <Key>j</Key> and <Key>k</Key> move, <Key>Enter</Key> opens, <Key>x</Key> ticks: change
            many leads at once, and <Screen to="/bulk">undo it</Screen> for ten minutes.
          </li>
          <li>“Views” saves a list with its filters under a name, for you or for all.</li>
          <li>
            <Key>?</Key> shows all keys, and switches single keys off.
          </li>
        </ul>
      </Part>
      <Part id="desk" heading="At the desk">
        <ul>
          <li>
            <Screen to="/calendar">Calendar</Screen>: the hours of a day by counter or by person; free time
            can be booked for a caller. <Screen to="/appointments">Appointments</Screen>: move or cancel one
            for a visitor; they get the mail.
          </li>
          <li>
            <Screen to="/queue">Queue</Screen> on launch days: “Call next”, and serve.
          </li>
          <li>
            <Screen to="/orders">Orders</Screen> and <Screen to="/coverage">Coverage</Screen>: enter the next
            milestone of a box; tick to tell the customer.
          </li>
          <li>
            For a caller or a visitor without an enquiry use <Screen to="/leads/new">New lead</Screen>. It
            shows known people while you type.
          </li>
        </ul>
      </Part>
      <Part id="see" heading="What you see">
        <p>
          Agents see their own leads, those without an owner, and those of teams that share; managers and
          admins see all. After consent is withdrawn, only admins see more than that fact. Opening a lead, a
          person, an order or a file is recorded.
        </p>
        <p>
          When you are away, enter the days and who takes over in your <Screen to="/account">account</Screen>.
          There you also get an address for your own calendar.
        </p>
      </Part>
    </>
  );
}
