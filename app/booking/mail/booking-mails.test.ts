import { expect, test } from "vitest";
import { loadBooking } from "#app/booking/steps/load-booking.server.ts";
import type { MailBrand } from "#app/outbox/mail/brand.ts";
import { optOut } from "#app/outbox/queue/mail-wishes.server.ts";
import { bookingHarness, tokenIn, tuesday } from "#tests/fixtures/booking.ts";
import { storedLeads } from "#tests/fixtures/forms.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { drawMail } from "#tests/support/sample-mail.ts";

const brand: MailBrand = {
  name: "DTS",
  legalName: "DTS Private Limited",
  address: "1 Sample Street, Bengaluru 100001",
  phone: "+91 80 0000 0000",
  email: "hello@dts.example",
  siteUrl: "https://www.dts.example",
  leadUrl: (leadId) => `https://www.dts.example/leads/dashboard/${leadId}`,
  linkPath: (purpose, leadId) => `/${purpose}/${leadId}`,
};

const fresh = freshSqlite();

test("mails about a booking say time, place, reference and the way to change it, and nothing that was typed", async () => {
  const db = await fresh();
  const { book, move, cancel } = bookingHarness(db);
  const typed = { name: "Buy cheap pills", device: "visit evil dot test", note: "words of a stranger" };
  const token = tokenIn((await book("2026-12-03T10:30", typed)).goTo);
  await move(token, 1, "2026-12-04T15:00");
  await cancel(token, 2);
  const [lead] = await storedLeads(db);
  const toVisitor = lead?.mails.filter(({ visitor_address }) => visitor_address !== null) ?? [];
  expect(toVisitor.map(({ template }) => template)).toEqual([
    "booking-confirmation",
    "booking-moved",
    "booking-cancelled",
  ]);
  for (const { template, data, subject } of toVisitor) {
    const mail = await drawMail({ template, data }, brand);
    const words = `${subject} ${mail.text} ${mail.html}`;
    expect(words).not.toMatch(/pills|evil|stranger/);
    expect(mail.text).toContain(lead?.reference);
    expect(mail.text).toMatch(/2026, \d{1,2}:\d\d\s[ap]m to \d{1,2}:\d\d\s[ap]m IST/);
    expect(mail.text).toContain("DTS Mumbai");
    if (template !== "booking-cancelled") expect(mail.text).toContain(`${brand.siteUrl}/booking/${token}`);
    const [file] = mail.attachments ?? [];
    expect(file?.filename).toBe("appointment.ics");
    expect(file?.contentType).toContain(
      template === "booking-cancelled" ? "method=CANCEL" : "method=PUBLISH",
    );
  }
  const files = await Promise.all(
    toVisitor.map(async ({ template, data }) => {
      const { attachments } = await drawMail({ template, data }, brand);
      return attachments?.[0]?.content.replaceAll("\r\n ", "") ?? "";
    }),
  );
  expect(new Set(files.map((file) => /UID:(.+)/.exec(file)?.[1])).size).toBe(1);
  expect(files.map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(["0", "1", "2"]);
});

describeEachDatabase("what is said of mails right after booking", (freshDatabase) => {
  test("is what really goes out: with reminder, without one, and nothing beyond three a day", async () => {
    const db = await freshDatabase();
    const { book, services } = bookingHarness(db);
    const saidOf = async (start: string) => {
      const token = tokenIn((await book(start)).goTo);
      const view = await loadBooking(token, new URLSearchParams("booked"), services);
      return [view?.unmailed, ...(view?.next ?? [])].join(" ");
    };
    const far = await saidOf("2026-12-03T10:30");
    expect(far).toMatch(/We e-mail you .* We remind you by e-mail the day before/);
    // 24.5 hours ahead: the reminder would come half an hour after the confirmation.
    const near = await saidOf(tuesday);
    expect(near).toContain("We e-mail you");
    expect(near).not.toContain("remind");
    await saidOf("2026-12-03T12:30");
    const fourth = await saidOf("2026-12-03T14:30");
    expect(fourth).toContain("No e-mail about this booking goes out");
    expect(fourth).not.toMatch(/We e-mail you|remind/);
    const mails = await db
      .selectFrom("outbox")
      .select("data")
      .where("template", "=", "booking-confirmation")
      .orderBy("id")
      .execute();
    const steps = mails.map(({ data }) => String((data as { nextSteps: string[] }).nextSteps));
    expect(steps.map((step) => step.includes("remind"))).toEqual([true, false, true]);
  });

  test("promises no reminder to an address that wants none", async () => {
    const db = await freshDatabase();
    const { book, services, clock } = bookingHarness(db);
    await db.transaction().execute((trx) => optOut(trx, "asha.rao@example.in", "reminders", clock.at));
    const token = tokenIn((await book("2026-12-03T10:30")).goTo);
    const view = await loadBooking(token, new URLSearchParams("booked"), services);
    expect(view?.next.join(" ")).toContain("We e-mail you");
    expect(view?.next.join(" ")).not.toContain("remind");
  });
});

describeEachDatabase("an address", (freshDatabase) => {
  test("gets at most three mails a day; a booking beyond that stands without mail and reminder", async () => {
    const db = await freshDatabase();
    const { book } = bookingHarness(db);
    for (const hour of ["10:30", "11:30", "12:30", "14:30"]) {
      expect((await book(`2026-12-03T${hour}`)).status).toBe(200);
    }
    const leads = await storedLeads(db);
    const counts = leads.map(({ mails }) => mails.filter(({ visitor_address }) => visitor_address).length);
    expect(counts.toSorted()).toEqual([0, 2, 2, 2]);
    const withheld = await db
      .selectFrom("timeline")
      .select("detail")
      .where("kind", "=", "mail-withheld")
      .execute();
    expect(withheld).toMatchObject([{ detail: { template: "booking-confirmation", reason: "daily limit" } }]);
  });

  test("learns of every change through its link, whatever else it got that day", async () => {
    const db = await freshDatabase();
    const { book, move, cancel } = bookingHarness(db);
    const tokens: string[] = [];
    for (const hour of ["10:30", "11:30", "12:30"]) {
      tokens.push(tokenIn((await book(`2026-12-03T${hour}`)).goTo));
    }
    await move(tokens[0] ?? "", 1, "2026-12-04T15:00");
    await cancel(tokens[0] ?? "", 2);
    await cancel(tokens[1] ?? "", 1);
    const mails = await db.selectFrom("outbox").select("template").orderBy("id").execute();
    const changes = mails
      .map(({ template }) => template)
      .filter((template) => /moved|cancelled/.test(template));
    expect(changes).toEqual(["booking-moved", "booking-cancelled", "booking-cancelled"]);
    // Mails about changes do not alter the limit: the next booking still gets no mail.
    await book("2026-12-03T14:30");
    const confirmations = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "booking-confirmation")
      .execute();
    expect(confirmations).toHaveLength(3);
  });
});
