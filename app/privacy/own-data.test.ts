import { expect, test } from "vitest";
import { insertRows } from "#app/database/rows.server.ts";
import { newId } from "#app/database/uuid.server.ts";
import { exportLeads } from "#app/leads/export/export-leads.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { orderMail } from "#app/orders/shipment-mail.ts";
import { queueMessages } from "#app/outbox/queue/queue-messages.server.ts";
import { tokenPath } from "#app/queue/receive-token.server.ts";
import { queueOf } from "#app/queue/store-queue.ts";
import { reservationPath } from "#app/reservations/receive-reservation.server.ts";
import { address, admin, manager, myDataHarness } from "#tests/fixtures/my-data.ts";
import { describeEachAppWithMail } from "#tests/support/app-with-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { shop, site } from "#tests/support/shop-window.ts";

describeEachAppWithMail("wishes about one's own data", (start) => {
  test("consent to offers is withdrawn with its time and wording, and mails of that kind stop", async () => {
    const { db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
    expect((await post(path, { intent: "withdraw-marketing" })).status).toBe(303);
    const lead = await readLead(db, leadId, manager, new Date());
    expect(lead?.withdrawn).toEqual([{ what: "marketing", noticeVersion: "n-1", at: expect.any(Date) }]);
    expect(lead?.mailWishes.optedOut).toEqual(["marketing"]);
    expect(lead?.person.name).toBe("Asha Rao");
  });

  test("consent withdrawn altogether takes the enquiry out of everybody's sight but an admin's", async () => {
    const { db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    await post(path, { intent: "withdraw-all", sure: "yes" });
    const seen = await readLead(db, leadId, manager, new Date());
    expect(seen).toMatchObject({ data: "restricted", person: {}, answers: [], related: [], uploads: [] });
    expect(JSON.stringify(seen?.timeline)).not.toContain("Padmavathi");
    expect((await readLead(db, leadId, admin, new Date()))?.person.name).toBe("Asha Rao");
    const pages = await Array.fromAsync(exportLeads(db, {}, { actorId: "test", now: new Date() }));
    const lines = JSON.stringify(pages);
    expect(lines).not.toContain("Asha Rao");
    expect(lines).not.toContain("classroom");
  });

  test("withdrawing everything is asked once, told once by mail, and then there is nothing left to withdraw", async () => {
    const { app, db, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    const seen = async (query = "") => (await app.fetch(path + query)).text();
    expect(await seen()).toContain("?ask=withdraw-all#withdraw");
    const asked = await post(path, { intent: "withdraw-all" });
    expect(asked.headers.get("Location")).toBe(`${path}?ask=withdraw-all#withdraw`);
    expect((await readLead(db, leadId, manager, new Date()))?.data).not.toBe("restricted");
    expect(await seen("?ask=withdraw-all")).toMatch(/Withdraw everything\?<.*Keep it as it is/s);
    for (let twice = 0; twice < 2; twice++) await post(path, { intent: "withdraw-all", sure: "yes" });
    expect(await seen("?done=withdraw-all")).not.toContain("ask=withdraw-all");
    const mails = await db
      .selectFrom("outbox")
      .select("recipients")
      .where("template", "=", "taken-back")
      .execute();
    expect(mails).toEqual([{ recipients: [address] }]);
  });

  test("after it no mail about an order or a reservation goes to the address any more", async () => {
    const { db, enquire, ask, post } = await myDataHarness(start);
    await enquire();
    const path = await ask();
    const elsewhere = "somebody@else.test";
    const later = new Date(Date.now() + 3_600_000);
    for (const to of [address, elsewhere]) {
      await db.transaction().execute((trx) => queueMessages(trx, [{ message: mailAbout(to) }], later));
      await insertRows(db, "orders", [orderOf(to)]);
    }
    await post(path, { intent: "withdraw-all", sure: "yes" });
    const open = await db
      .selectFrom("outbox")
      .select("visitor_address")
      .where("template", "=", "order-update")
      .execute();
    expect(open).toEqual([{ visitor_address: elsewhere }]);
    const orders = await db.selectFrom("orders").select("email").orderBy("number").execute();
    expect(orders).toEqual([{ email: null }, { email: elsewhere.toUpperCase() }]);
  });

  test("after it the links of a launch-day token and a reservation say that they are given back, after an erasure nothing", async () => {
    const { app, db, enquire, ask, post } = await myDataHarness(start);
    const secret = appSecret(app.config);
    const token = tokenOf(await enquire());
    const reservation = reservationOf(await enquire());
    const stranger = sampleSubmission({ person: { email: "next@else.test", phone: "+91 98765 43211" } });
    const other = await recordSubmission(db, stranger, new Date());
    const next = { ...reservationOf("leadId" in other ? other.leadId : ""), state: "waiting" as const };
    await insertRows(db, "tokens", [token]);
    await insertRows(db, "reservations", [reservation, next]);
    const piece = { item: reservation.item, place: reservation.place, piece: 1 };
    await insertRows(db, "reserved_pieces", [{ ...piece, reservation_id: reservation.id }]);
    const links = [tokenPath(secret, token.id), reservationPath(secret, reservation.id)];
    const seen = () =>
      Promise.all(
        links.map(async (link) => {
          const answer = await app.fetch(link);
          return [answer.status, /<h1>([^<]*)</.exec(await answer.text())?.[1]];
        }),
      );
    const path = await ask();
    await post(path, { intent: "withdraw-all", sure: "yes" });
    expect(await seen()).toEqual([
      [200, "This token is given back"],
      [200, "This request is withdrawn"],
    ]);
    // Who waits for the only piece gets it at once.
    expect(await db.selectFrom("reserved_pieces").select("reservation_id").execute()).toEqual([
      { reservation_id: next.id },
    ]);
    await post(path, { intent: "erase", sure: "yes" });
    expect((await seen()).map(([status]) => status)).toEqual([404, 404]);
  });

  test("a correction comes before staff as a task and a mail", async () => {
    const { app, smtp, enquire, ask, post } = await myDataHarness(start);
    const leadId = await enquire();
    const path = await ask();
    const refused = await post(path, { intent: "correct", text: " " });
    expect(refused.status).toBe(422);
    // On the page, not in its data.
    expect(await refused.text()).toContain('<p role="alert">');
    const tooLong = await post(path, { intent: "correct", text: "x".repeat(2001) });
    expect(await tooLong.text()).toContain("x".repeat(2001));
    expect((await post(path, { intent: "correct", text: "My name is Aasha" })).status).toBe(303);
    await expect
      .poll(() =>
        smtp.received.filter(({ mail }) => mail.text?.includes("My name is Aasha")).map(({ to }) => to),
      )
      .toEqual([[site.emails.privacy]]);
    const lead = await readLead(app.services.db, leadId, admin, new Date());
    expect(lead?.timeline.map(({ kind }) => kind)).toContain("correction-asked");
  });
});

function mailAbout(to: string) {
  const sources = { site: { name: "DTS" }, linkTo: () => "/x" };
  return orderMail({ type: "order", number: "SO-1" }, { email: to, moved: [], count: 1 }, sources);
}

/** A token of a launch day in content/shop.yaml whose link has not been opened yet. */
function tokenOf(lead_id: string) {
  const now = new Date();
  const at = now.getTime();
  const [launch] = shop.launches;
  const [slot] = launch?.days ?? [];
  if (!launch || !slot)
    throw new Error("content/shop.yaml has no launch day; this test has nothing to look at.");
  return {
    ...{ id: newId(now), lead_id, queue: queueOf({ ...slot, launch }), day: slot.day, number: 1 },
    ...{ phone_mark: "a", email_mark: "b", early: 0, state: "waiting" as const, told_at: null },
    ...{ confirm_by: at + 3_600_000, created_at: at, updated_at: at },
  };
}

function reservationOf(lead_id: string) {
  const now = new Date();
  const at = now.getTime();
  const wanted = { item: "tablet-11-256", place: "mumbai", quantity: 1, state: "reserved" as const };
  return { id: newId(now), lead_id, ...wanted, created_at: at, updated_at: at };
}

function orderOf(email: string) {
  const now = new Date();
  const at = now.getTime();
  return {
    ...{ id: newId(now), type: "order" as const, number: `SO-${email}`, phone_last4: "3210", pin: null },
    ...{ email: email.toUpperCase(), version: 1, created_at: at, updated_at: at },
  };
}
