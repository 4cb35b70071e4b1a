import { data, Form, Link, redirect } from "react-router";
import { staffCan } from "#app/accounts/roles.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { messageName } from "#app/outbox/channels.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/outbox";
import { listMails, type OutboxEntry, retryAll, retryMail } from "./staff-outbox.server.ts";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("seeOutbox")];
export const meta = () => [{ title: "Mail log - Leads" }];

const pageSize = 50;

export const loader = forStaff(async ({ services: { db }, viewer, url }) => {
  const webhooks = staffCan.manageWebhooks(viewer);
  const shown = url.searchParams.get("show") === "sent" ? "sent" : "waiting";
  const after = url.searchParams.get("after") ?? undefined;
  const list = (state: OutboxEntry["state"]) => listMails(db, { state, after }, viewer);
  if (shown === "sent") {
    const sent = await list("sent");
    const last = sent.length === pageSize ? sent.at(-1)?.id : undefined;
    return {
      shown,
      webhooks,
      failed: [],
      mails: sent.map(mailView),
      older: last && `?show=sent&after=${last}`,
    };
  }
  const [failed, open] = await Promise.all([list("dead"), list("open")]);
  return { shown, webhooks, failed: failed.map(mailView), mails: open.map(mailView), older: undefined };
});

export const action = forStaff(async ({ services: { db, now, wakeOutbox }, viewer, asking }) => {
  const form = await posted(asking.request);
  const { outcome } = form.text("again")
    ? await retryAll(db, viewer, now())
    : await retryMail(db, form.text("mail"), viewer, now());
  if (outcome !== "done") {
    return data({ problem: "This mail is no longer among the failed ones." }, { status: 409 });
  }
  wakeOutbox();
  return redirect("/leads/dashboard/outbox", 303);
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
  loaderData: { shown, webhooks, failed, mails, older },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading="Mail log">
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      <nav className="tabs" aria-label="Mails">
        <Link to="/leads/dashboard/outbox" aria-current={shown === "waiting" ? "true" : undefined}>
          Failed and waiting
        </Link>
        <Link to="?show=sent" aria-current={shown === "sent" ? "true" : undefined}>
          Sent
        </Link>
        <Link to="/leads/dashboard/set-aside">Set aside</Link>
        <Link to="/leads/dashboard/reports">Browser reports</Link>
        {webhooks && <Link to="/leads/dashboard/webhooks">Webhooks</Link>}
      </nav>
      {shown === "sent" ? (
        <MailList
          mails={mails}
          empty="No mail has been sent yet. The first one leaves with the first lead."
        />
      ) : (
        <>
          {[...failed, ...mails].some(({ lastError }) => lastError !== null) && (
            <Form method="post">
              <Button name="again" value="all" disabled={isBusy}>
                Try all again now
              </Button>
            </Form>
          )}
          <h2>Failed</h2>
          <MailList
            mails={failed}
            empty="No mail has failed. There is nothing to do."
            failed
            isBusy={isBusy}
          />
          <h2>Waiting</h2>
          <MailList mails={mails} empty="No mail waits: all have left." waiting />
        </>
      )}
      {older && (
        <nav className="pages" aria-label="Pages of the list">
          <Link to={older}>Older mails</Link>
        </nav>
      )}
    </>
  );
}

type ListProps = { mails: Mail[]; empty: string; failed?: boolean; waiting?: boolean; isBusy?: boolean };

function MailList({ mails, empty, failed, waiting, isBusy }: ListProps) {
  if (mails.length === 0) return <p className="none">{empty}</p>;
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
