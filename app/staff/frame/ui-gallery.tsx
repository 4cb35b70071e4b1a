import { useState } from "react";
import { DueMark } from "#app/staff/leads/due-mark.tsx";
import { StatusMark } from "#app/staff/leads/status-mark.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chips.tsx";
import { Dialog, DialogLink } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { LimitedText } from "#app/ui/field/limited-text.tsx";
import { type Column, ListTable } from "#app/ui/list-table.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Table } from "#app/ui/table.tsx";
import { OutcomeNote } from "./outcome-note.tsx";
import { ScreenHead } from "./screen-head.tsx";

export const meta = () => [{ title: "Components - Leads" }];

const here = "/leads/gallery";
type Row = { name: string; status: "new" | "won"; count: number };
const rows: Row[] = [
  { name: "Asha Rao", status: "new", count: 3 },
  {
    name: "A name that is longer than the column and has to give way to it somewhere",
    status: "won",
    count: 0,
  },
];
const columns: Column<Row>[] = [
  {
    head: "Who",
    place: "who",
    sort: { to: here, direction: "ascending" },
    cell: ({ name }) => <a href={here}>{name}</a>,
  },
  { head: "Status", place: "state", cell: ({ status }) => <StatusMark kind="sales" status={status} /> },
  { head: "Leads", place: "count", cell: ({ count }) => count, isNone: ({ count }) => count === 0 },
];

/** `/leads/gallery`, in development only: the components of the workspace in all their states. */
export default function UiGallery() {
  const [presses, setPresses] = useState(0);
  return (
    <main id="work">
      <ScreenHead heading="Components" back={{ to: "/leads/dashboard", name: "Workspace" }}>
        <p className="facts">Light or dark as the device is.</p>
      </ScreenHead>
      <Panel id="buttons" heading="Buttons">
        <p className="row">
          <Button onClick={() => setPresses(presses + 1)} type="button">
            Main, pressed {presses} times
          </Button>
          <Button look="quiet">Quiet</Button>
          <Button look="plain">Plain</Button>
          <Button disabled>Disabled</Button>
          <Button look="quiet" disabled>
            Quiet, disabled
          </Button>
          <Button isBusy>Busy</Button>
          <ButtonLink to={here}>Link</ButtonLink>
        </p>
      </Panel>
      <Panel id="notes" heading="What came of a post">
        <OutcomeNote problem={undefined} done="The plan was saved." />
        <OutcomeNote problem="The serial number has 12 characters at most." />
      </Panel>
      <Panel id="fields" heading="Fields">
        <div className="fields">
          <Field id="plain" label="Plain" hint="What it is for.">
            {(wiring) => <input {...wiring} defaultValue="Typed" />}
          </Field>
          <Field id="faulty" label="Faulty" error="Enter an e-mail address like name@company.in.">
            {(wiring) => <input {...wiring} defaultValue="name@" />}
          </Field>
          <Field id="choice" label="Choice" isOptional>
            {(wiring) => (
              <select {...wiring}>
                <option>One</option>
                <option>Two</option>
              </select>
            )}
          </Field>
          <Field id="text" label="Text with a limit">
            {(wiring) => (
              <LimitedText {...wiring} max={60} defaultValue="Near the end of what it takes, it says so." />
            )}
          </Field>
          <label className="check">
            <input type="checkbox" defaultChecked /> A box
          </label>
        </div>
      </Panel>
      <Panel id="opening" heading="Menu, dialog, side panel">
        <p className="row">
          <Menu label="Menu">
            <p>Whatever opens below a button.</p>
          </Menu>
          <DialogLink to={here} dialog="middle">
            Dialog
          </DialogLink>
          <DialogLink to={here} dialog="side">
            Side panel
          </DialogLink>
        </p>
        <Dialog id="middle" heading="Dialog">
          <p>The focus stays in it and comes back when it closes.</p>
          <Button look="quiet">Do it</Button>
        </Dialog>
        <Dialog id="side" heading="Side panel" place="side">
          <p>For forms of more than a few fields.</p>
        </Dialog>
      </Panel>
      <Panel id="marks" heading="Marks and chips">
        <p className="row">
          {(["new", "contacted", "qualified", "proposal", "won", "lost", "spam"] as const).map((status) => (
            <StatusMark kind="sales" status={status} key={status} />
          ))}
        </p>
        <p className="row">
          {(["overdue", "today", "later"] as const).map((state) => (
            <DueMark due={{ text: state, full: state, iso: "2026-01-01T09:00:00Z", state }} key={state} />
          ))}
        </p>
        <Chips
          chips={[
            { label: "Kind", value: "Sales", without: here },
            { label: "Due", value: "this week", without: here },
          ]}
        />
      </Panel>
      <Panel id="tables" heading="Tables">
        <ListTable
          caption="A list"
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          statusOf={({ status }) => status}
        />
        <Table caption="A table of facts">
          <tbody>
            <tr>
              <th scope="row">Value</th>
              <td>₹12,34,567</td>
            </tr>
          </tbody>
        </Table>
      </Panel>
    </main>
  );
}
