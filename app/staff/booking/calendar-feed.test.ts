import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace, secret } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import type { StaffBrowser } from "#tests/support/staff-browser.ts";

const account = "/leads/dashboard/account";

describeEachWorkspace("calendar feeds", (workspace) => {
  const made = async (browser: StaffBrowser, place: string) => {
    const page = await (await browser.ask(account, { form: { intent: "calendar", place } })).text();
    return /\/calendars\/[\w-]{43}\.ics/.exec(page)?.[0] ?? "";
  };
  const read = (path: string) => workspace.app.fetch(path);

  /** An appointment of a lead, made as the booking page leaves it. */
  const book = async (leadId: string, inHours: number) => {
    const id = crypto.randomUUID();
    const start = Math.round(Date.now() / 60_000) * 60_000 + inHours * 3_600_000;
    const [kind] = workspace.app.bundle.content.booking.kinds;
    const [place = ""] = kind?.places ?? [];
    const { db } = workspace.app.services;
    await db.deleteFrom("bookings").where("lead_id", "=", leadId).execute();
    await db
      .insertInto("bookings")
      .values({
        ...{
          id,
          kind: kind?.id ?? "",
          place,
          resource: `${kind?.team}@${place}`,
          seat: 1,
          version: 1,
          state: "booked",
        },
        ...{
          lead_id: leadId,
          starts_at: start,
          ends_at: start + 1_200_000,
          created_at: 1,
          updated_at: 1,
          confirm_by: null,
        },
      })
      .execute();
    return { id, place };
  };

  test("show appointments without a name, keep their ids when they move, and say what was cancelled", async () => {
    const { db } = workspace.app.services;
    const admin = workspace.browser();
    await admin.enterAs("admin");
    const booked = await book(workspace.at("{taken}"), 30);
    const path = await made(admin, booked.place);
    const answer = await read(path);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const first = await answer.text();
    expect(first).not.toContain(secret);
    for (const line of first.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const eventOf = (file: string) =>
      unfolded(file).find((event) => event.UID?.startsWith(`staff-${booked.id}@`));
    expect(eventOf(first)).toMatchObject({ STATUS: "CONFIRMED", SEQUENCE: "0" });
    const later = Math.round(Date.now() / 60_000) * 60_000 + 50 * 3_600_000;
    const moved = { starts_at: later, ends_at: later + 1_200_000, version: 2, state: "cancelled" as const };
    await db.updateTable("bookings").set(moved).where("id", "=", booked.id).execute();
    expect(eventOf(await (await read(path)).text())).toMatchObject({ STATUS: "CANCELLED", SEQUENCE: "1" });
  });

  test("of a person hold own leads alone, and an agent's of a place names no lead of others", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    const stored = await recordSubmission(db, sampleSubmission(), new Date());
    if (stored.outcome === "conflict") throw new Error("conflict");
    await db.updateTable("leads").set({ owner_id: id }).where("id", "=", stored.leadId).execute();
    const [own, others] = [await book(stored.leadId, 60), await book(workspace.at("{taken}"), 61)];
    const mine = await (await read(await made(agent, ""))).text();
    expect([mine.includes(own.id), mine.includes(others.id)]).toEqual([true, false]);
    const place = unfolded(await (await read(await made(agent, own.place))).text());
    const summaryOf = (wanted: string) => place.find(({ UID }) => UID?.includes(wanted))?.SUMMARY ?? "";
    expect(summaryOf(own.id)).toContain(stored.reference);
    const { reference } = await db
      .selectFrom("leads")
      .select("reference")
      .where("id", "=", workspace.at("{taken}"))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(place)).not.toContain(reference);
  });

  test("end when they are revoked by their maker; a guess finds nothing", async () => {
    const { db } = workspace.app.services;
    const agent = workspace.browser();
    const { id } = await agent.enterAs("agent");
    expect((await agent.ask(account, { form: { intent: "calendar", place: "<script>" } })).status).toBe(422);
    const path = await made(agent, "");
    const status = async () => (await read(path)).status;
    expect(await status()).toBe(200);
    const rows = await db.selectFrom("calendar_feeds").selectAll().where("maker_id", "=", id).execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice(11, 54));
    expect((await read(`/calendars/${"a".repeat(43)}.ics`)).status).toBe(404);
    const other = workspace.browser();
    await other.enterAs("admin");
    const end = { intent: "end-calendar", feed: rows[0]?.id ?? "" };
    expect([(await other.ask(account, { form: end })).status, await status()]).toEqual([409, 200]);
    expect([(await agent.ask(account, { form: end })).status, await status()]).toEqual([303, 404]);
  });
});

/** The events of a calendar file, lines unfolded. */
function unfolded(file: string): Record<string, string>[] {
  return file
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT\r\n")
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split("\r\n")
          .filter((line) => line.includes(":"))
          .map((line): [string, string] => [
            line.slice(0, line.indexOf(":")),
            line.slice(line.indexOf(":") + 1),
          ]),
      ),
    );
}
