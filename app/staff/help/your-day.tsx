import { Key, Part, Screen } from "./guide-parts.tsx";

/** For everybody who works with leads. */
export function YourDay() {
  return (
    <>
      <Part id="morning" heading="Begin with Today">
        <p>
          <Screen>Today</Screen> says what to do next: your appointments, replies not read, what is overdue,
          what is due today, your leads without a next step, and new leads that nobody has. Work it from the
          top.
        </p>
        <ul>
          <li>
            A reply waits there until you open its lead, or somebody answers it. One to a lead that nobody has
            waits for everybody.
          </li>
          <li>“Take it” makes a new lead yours. “Done” ends its next step.</li>
          <li>
            On working days at eight the same comes as a mail of numbers; switch it off under your name.
          </li>
        </ul>
      </Part>
      <Part id="lead" heading="Work a lead">
        <p>
          Open it from the <Screen to="/leads">list</Screen>. On the left stands one conversation: what the
          visitor sent, mails of both sides, notes and calls. On the right: state, owner, next step, tags and
          what is known of the person.
        </p>
        <ul>
          <li>
            Reply (<Key>r</Key>), note (<Key>n</Key>), call (<Key>c</Key>) and, where the visitor allowed it,
            WhatsApp. The composer says why a reply may not go.
          </li>
          <li>
            Every open lead should have a next step: what, and by which day. Moving a lead on asks for it in
            the same press. Without one it waits on <Screen>Today</Screen>.
          </li>
          <li>
            “@” and a name in a note tells that colleague. A half-written note or reply stays on this device
            for a week.
          </li>
          <li>
            If a colleague was quicker, nothing of theirs is lost: you see the new state, and what you typed
            is kept.
          </li>
        </ul>
      </Part>
      <Part id="kinds" heading="Not everything is a sale">
        <p>
          Sales, service, requests and applications have states and clocks of their own. A first answer to a
          sales enquiry is due within eight working hours; a data request or complaint is to be acknowledged
          within 48 hours and settled within a month; an applicant hears within ten working days.
        </p>
      </Part>
      <Part id="find" heading="Find anything">
        <p>
          <Key>Ctrl</Key> <Key>K</Key> finds leads, people, orders, plans, screens and actions. The{" "}
          <Screen to="/find">page of the search</Screen> takes a number, serial, phone or its last four digits
          when somebody stands at the counter or calls.
        </p>
        <ul>
          <li>
            In the list <Key>j</Key> and <Key>k</Key> move, <Key>Enter</Key> opens, <Key>x</Key> ticks: change
            many leads at once, and <Screen to="/bulk">undo it</Screen> for ten minutes.
          </li>
          <li>“Views” keeps a list with its filters under a name, for you or for all.</li>
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
            A caller or a visitor without an enquiry: <Screen to="/leads/new">New lead</Screen>. It says who
            is known already while you type.
          </li>
        </ul>
      </Part>
      <Part id="see" heading="What you see">
        <p>
          Agents see their own leads, those nobody has, and those of teams that share; managers and admins see
          all. Of a person whose consent was withdrawn only admins see more than that fact. Opening a lead, a
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
