import { Form, Link, redirect } from "react-router";
import { istBrief } from "#app/dates/brief-time.ts";
import { listNotices, markRead } from "#app/leads/changes/staff-notices.server.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { useIsBusy } from "#app/staff/frame/use-is-busy.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/notices";

export { shouldRevalidate } from "#app/staff/frame/after-conflict.ts";
export const meta = () => [{ title: "Notices - Leads" }];

export const loader = forStaff(async ({ services: { db, now }, viewer }) => ({
  notices: (await listNotices(db, viewer)).map(({ at, ...notice }) => ({
    ...notice,
    at: istBrief(at, now()),
    iso: at.toISOString(),
  })),
}));

export const action = forStaff(async ({ services: { db, now }, viewer, asking }) => {
  const notice = (await posted(asking.request)).text("notice");
  await markRead(db, notice === "all" ? "all" : { notice }, viewer, now());
  return redirect("/leads/dashboard/notices", 303);
});

/** The viewer's notices: new leads of theirs, replies, mentions and clocks. */
export default function Notices({ loaderData: { notices } }: Route.ComponentProps) {
  const isBusy = useIsBusy();
  return (
    <>
      <div className="head">
        <h1>Notices</h1>
        {notices.some(({ isRead }) => !isRead) && (
          <Form method="post">
            <Button name="notice" value="all" look="quiet" disabled={isBusy}>
              Mark all as read
            </Button>
          </Form>
        )}
        <p className="facts">
          <Link to="/leads/dashboard/account">Choose which of them also come as mail</Link>
        </p>
      </div>
      {notices.length === 0 && (
        <p className="empty">
          Nothing yet. You see here when a lead becomes yours, a customer replies or a colleague mentions you.
        </p>
      )}
      <ol className="notices">
        {notices.map(({ id, sentence, leadId, leadName, at, iso, isRead }) => (
          <li key={id} data-unread={!isRead || undefined}>
            <p>
              {!isRead && <b className="mark-new">New</b>} {sentence}:{" "}
              {leadId ? <Link to={`/leads/dashboard/${leadId}`}>{leadName}</Link> : leadName}
            </p>
            <time dateTime={iso}>{at}</time>
            {!isRead && (
              <Form method="post">
                <Button
                  name="notice"
                  value={id}
                  look="plain"
                  disabled={isBusy}
                  aria-label={`Mark as read: ${sentence}`}
                >
                  Mark as read
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
