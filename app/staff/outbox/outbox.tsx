import { Fragment } from "react";
import { data, Form, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { messageName } from "#app/outbox/channels.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { countText } from "#app/staff/leads/count-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/outbox";
import { EmptiedPage } from "./emptied-page.tsx";
import {
  countMails,
  listMails,
  type OutboxEntry,
  pageSize,
  retryAll,
  retryMail,
} from "./staff-outbox.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("seeOutbox")];
export const meta = () => [{ title: "Mail log - Leads" }];

/** The lists of the log and the states of their mails. */
const lists = { failed: "dead", waiting: "open", sent: "sent" } as const;
type ListName = keyof typeof lists;

export const loader = forStaff(async ({ services: { db }, viewer, url }) => {
  const asked = url.searchParams.get("show") ?? "";
  const after = url.searchParams.get("after") ?? undefined;
  const read = async (name: ListName, after?: string) => {
    const state = lists[name];
    const [found, count] = await Promise.all([
      listMails(db, { state, after, limit: pageSize + 1 }, viewer),
      countMails(db, state),
    ]);
    const mails = found.slice(0, pageSize);
    const older = found.length > pageSize && `?show=${name}&after=${mails.at(-1)?.id}`;
    return { name, mails: mails.map(mailView), count: countText(count), older };
  };
  const shown = isListName(asked) ? [read(asked, after)] : [read("failed"), read("waiting")];
  return {
    webhooks: staffCan.manageWebhooks(viewer),
    isSent: asked === "sent",
    shown: await Promise.all(shown),
  };
});

function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name);
}

export const action = forStaff(async ({ services: { db, now, wakeOutbox }, viewer, asking, url }) => {
  const form = await posted(asking.request);
  const { outcome } = form.text("again")
    ? await retryAll(db, viewer, now())
    : await retryMail(db, form.text("mail"), viewer, now());
  if (outcome !== "done") {
    return data({ problem: "This mail is no longer among the failed ones." }, { status: 409 });
  }
  wakeOutbox();
  return redirect(`/leads/dashboard/outbox${url.search}`, 303);
});

type Mail = ReturnType<typeof mailView>;

function mailView(mail: OutboxEntry) {
  const { id, leadId, template, to, subject, tries, dueAt, lastError, createdAt, sentAt } = mail;
  return {
    id,
    leadId,
    kind: messageName(template),
    to: to.join(", "),
    subject,
    tries,
    due: istDateTime(dueAt),
    isForLater: dueAt.getTime() - createdAt.getTime() > 60_000,
    lastError,
    created: istDateTime(createdAt),
    sent: sentAt && istDateTime(sentAt),
  };
}

export default function Outbox({
  loaderData: { shown, webhooks, isSent },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading="Mail log">
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <nav className="tabs" aria-label="Mails">
        <Link to="/leads/dashboard/outbox" aria-current={isSent ? undefined : "true"}>
          Failed and waiting
        </Link>
        <Link to="?show=sent" aria-current={isSent ? "true" : undefined}>
          Sent
        </Link>
        <Link to="/leads/dashboard/set-aside">Set aside</Link>
        <Link to="/leads/dashboard/reports">Browser reports</Link>
        {webhooks && <Link to="/leads/dashboard/webhooks">Webhooks</Link>}
      </nav>
      {!isSent && shown.some(({ mails }) => mails.some(({ lastError }) => lastError !== null)) && (
        <Form method="post">
          <Button name="again" value="all" disabled={isBusy}>
            Try all again now
          </Button>
        </Form>
      )}
      {shown.map(({ name, mails, count, older }) => (
        <Fragment key={name}>
          {!isSent && (
            <h2>
              {headings[name]} <span className="count">{count}</span>
            </h2>
          )}
          <MailList name={name} mails={mails} count={count} isBusy={isBusy} />
          {older && (
            <nav className="pages" aria-label={`Pages: ${headings[name]}`}>
              <Link to={older}>Older mails: {headings[name].toLowerCase()}</Link>
            </nav>
          )}
        </Fragment>
      ))}
    </>
  );
}

const headings: Record<ListName, string> = { failed: "Failed", waiting: "Waiting", sent: "Sent" };
const empty: Record<ListName, string> = {
  failed: "No mail has failed. There is nothing to do.",
  waiting: "No mail waits: all have left.",
  sent: "No mail has been sent yet. The first one leaves with the first lead.",
};

type ListProps = { name: ListName; mails: Mail[]; count: string; isBusy: boolean };

function MailList({ name, mails, count, isBusy }: ListProps) {
  const [failed, waiting] = [name === "failed", name === "waiting"];
  if (count === "0") return <p className="none">{empty[name]}</p>;
  if (mails.length === 0) return <EmptiedPage newest={`?show=${name}`} />;
  return (
    <ul className="mails">
      {mails.map((mail) => (
        <li key={mail.id}>
          <p>
            {mail.leadId ? (
              <Link to={`/leads/dashboard/${mail.leadId}`}>{mail.subject}</Link>
            ) : (
              <b>{mail.subject}</b>
            )}
            <small>
              {mail.kind} to {mail.to}, {mail.sent ? `sent ${mail.sent}` : `queued ${mail.created}`} IST
              {waiting && mail.tries === 0 && mail.isForLater && `, leaves ${mail.due} IST`}
            </small>
          </p>
          {(failed || (waiting && mail.tries > 0)) && (
            <p className="why">
              {mail.tries} {mail.tries === 1 ? "try" : "tries"}.{" "}
              {(mail.lastError ?? "No reason was given").replace(/\.?$/, ".")}
              {waiting && ` Next try ${mail.due} IST.`}
            </p>
          )}
          {failed && (
            <Form method="post">
              <Button name="mail" value={mail.id} look="quiet" disabled={isBusy}>
                Try again
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
