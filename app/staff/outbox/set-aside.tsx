import { data, Form, Link, redirect } from "react-router";
import { content } from "#app/content/content.server.ts";
import { istDateTime } from "#app/dates/brief-time.ts";
import { attachMail, discardMail, listSetAside } from "#app/leads/conversation/set-aside.server.ts";
import { setAsideDays } from "#app/leads/conversation/set-aside-days.ts";
import { OutcomeNote } from "#app/staff/frame/outcome-note.tsx";
import { requireCapability } from "#app/staff/frame/require-staff.server.ts";
import { ScreenHead } from "#app/staff/frame/screen-head.tsx";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { countText } from "#app/staff/leads/count-text.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/set-aside";
import { EmptiedPage } from "./emptied-page.tsx";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const middleware = [requireCapability("sortMails")];
export const meta = () => [{ title: "Mail set aside - Leads" }];

const path = "/leads/dashboard/set-aside";

export const loader = forStaff(async ({ services: { db, config }, url }) => {
  const [{ mails, next, count }, mailbox] = await Promise.all([
    listSetAside(db, url.searchParams.get("after") ?? undefined),
    db.selectFrom("mailboxes").select(["read_at", "problem"]).orderBy("read_at", "desc").executeTakeFirst(),
  ]);
  return {
    count: countText(count),
    older: next && `?after=${next}`,
    unread: config.mailboxUrl ? null : config.sends ? "MAILBOX_URL is not set" : "SENDS is off",
    prefix: `${content.site.referencePrefix}-`,
    problem: mailbox?.problem ?? null,
    readAt: mailbox?.read_at ? istDateTime(new Date(mailbox.read_at)) : null,
    mails: mails.map(({ at, files, ...mail }) => ({
      ...mail,
      at: istDateTime(at),
      files: files.map(({ id, name, size }) => ({
        id,
        name,
        size: `${Math.max(1, Math.round(size / 1024))} kB`,
      })),
    })),
  };
});

export const action = forStaff(async ({ services: { db, now, wakeOutbox }, viewer, asking, url }) => {
  const form = await posted(asking.request);
  const mailId = form.text("mail");
  if (form.text("intent") === "discard") {
    if (await discardMail(db, mailId, viewer, now())) return redirect(path + url.search, 303);
    return data({ problem: "This mail is no longer set aside." }, { status: 409 });
  }
  const attached = await attachMail(db, { mailId, reference: form.text("reference") }, viewer, now());
  if (attached.outcome === "missing")
    return data({ problem: "This mail is no longer set aside." }, { status: 409 });
  if (attached.outcome !== "done")
    return data({ problem: "No enquiry has this reference." }, { status: 422 });
  wakeOutbox();
  return redirect(`/leads/dashboard/${attached.leadId}`, 303);
});

export default function SetAside({
  loaderData: { count, older, unread, prefix, problem, readAt, mails },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <ScreenHead heading="Mail set aside" back={{ to: "/leads/dashboard/outbox", name: "Mail log" }}>
        <p className="facts">
          {unread
            ? `No mailbox is read: ${unread}.`
            : problem
              ? `The mailbox cannot be read: ${problem}.`
              : `The mailbox was read ${readAt ? `${readAt} IST` : "not yet"}.`}{" "}
          {count} {count === "1" ? "mail waits" : "mails wait"} here. What waits for {setAsideDays} days is
          deleted.
        </p>
        <OutcomeNote problem={actionData?.problem} />
      </ScreenHead>
      {count === "0" ? (
        <p className="none">No mail waits here. Each found its enquiry.</p>
      ) : (
        mails.length === 0 && <EmptiedPage newest={path} />
      )}
      <ul className="set-aside">
        {mails.map(({ id, sender, senderName, subject, said, reason, files, at }) => (
          <li key={id}>
            <p>
              <b>{subject || "(no subject)"}</b>
              <br />
              <small>
                {senderName ? `${senderName}, ${sender}` : sender}, {at} IST. Set aside because {reason}.
              </small>
            </p>
            {said && <div className="said">{said}</div>}
            {files.length > 0 && (
              <p>
                {files.map((file) => (
                  <Link key={file.id} to={`${path}/files/${file.id}`} reloadDocument download>
                    {file.name} ({file.size})
                  </Link>
                ))}
              </p>
            )}
            <Form method="post">
              <input type="hidden" name="mail" value={id} />
              <label>
                Reference
                <input name="reference" required maxLength={40} autoComplete="off" placeholder={prefix} />
              </label>
              <Button name="intent" value="attach" look="quiet" disabled={isBusy}>
                Put it there
              </Button>
              <Button name="intent" value="discard" look="plain" formNoValidate disabled={isBusy}>
                Discard
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {older && (
        <nav className="pages" aria-label="Pages of the list">
          <Link to={older}>Older mails</Link>
        </nav>
      )}
    </>
  );
}
