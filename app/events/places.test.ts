import { expect, test } from "vitest";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { receiveSubmission } from "#app/forms/receive/submission.server.ts";
import { eraseLeads } from "#app/privacy/erase.server.ts";
import { takerOf } from "#app/scarce/taker.server.ts";
import { asScript, formHarness, postForm, storedLeads, withControls } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { placeReceiver } from "./receive-places.server.ts";
import { countPlaces } from "./take-places.server.ts";

const day: EventEntry = {
  slug: "hands-on",
  title: "Hands on: a day with devices",
  series: "bep",
  start: "2026-12-09T15:00+05:30",
  end: "2026-12-09T16:00+05:30",
  place: "Mumbai office",
  online: false,
  seats: 12,
  text: { __html: "<p>Unpack and try.</p>" },
  sample: true,
  when: "Wednesday, 9 December 2026, 3:00\u00a0pm to 4:00\u00a0pm IST",
  past: false,
  begun: false,
};
const talk = { ...day, slug: "talk", title: "A talk", online: true, place: "Online", seats: undefined };
const [other, third, fourth] = ["other", "third", "fourth"].map((slug) => ({ ...day, slug })) as [
  EventEntry,
  EventEntry,
  EventEntry,
];
const gone = { ...day, slug: "gone", start: "2026-11-20T15:00+05:30", end: "2026-11-20T16:00+05:30" };
const blocks = [
  {
    block: "events",
    id: "events",
    heading: "Sessions",
    series: "bep",
    none: { __html: "" },
    path: "/days",
    events: [],
  },
  { block: "tool", id: "tool", tool: "event-place" },
] satisfies Page["blocks"];

function harness(db: Database, address?: string) {
  const { services, clock } = formHarness(db);
  const receiver = placeReceiver({
    ...{
      db,
      now: services.now,
      site: { ...services.site, phone: "+91 80 0000 0000" },
      siteUrl: "https://www.dts.example",
    },
    ...{
      events: [day, other, third, fourth, talk, gone] as EventEntry[],
      pages: [{ path: "/days", blocks }],
    },
    ...(address ? { takerOf: (person) => takerOf("s".repeat(32), person, address) } : {}),
  });
  async function ask(changes: Record<string, string[]>, id: string = crypto.randomUUID()) {
    const typed = {
      choice: ["/days?kind=hands-on"],
      seats: ["1"],
      phone: [],
      message: [],
      marketing: [],
      ...changes,
    };
    const body = withControls(sampleBody(eventPlace, typed), { _id: id });
    const post = postForm(eventPlace.id, body, asScript);
    const receivers = { [eventPlace.id]: receiver };
    const answer = (await receiveSubmission(post, eventPlace.id, { ...services, receivers })) as Response;
    return { status: answer.status, ...(await answer.json()) };
  }
  return { ask, clock };
}

describeEachDatabase("places in a session", (fresh) => {
  test("one line gets five an hour, and a mailbox has places in three sessions at a time, whatever is not counted", async () => {
    const db = await fresh();
    const { ask } = harness(db, "192.0.2.1");
    const at = (session: EventEntry, email: string) =>
      ask({ choice: [`/days?kind=${session.slug}`], email: [email] });
    for (const session of [day, other, third])
      expect((await at(session, "asha@customer.example")).status).toBe(200);
    const fourthWish = await at(fourth, "asha+4@customer.example");
    expect(fourthWish).toMatchObject({
      status: 409,
      sentence: expect.stringContaining("one person or one connection"),
    });
    expect((await at(talk, "asha@customer.example")).status).toBe(200);
    for (const who of ["b", "c"]) expect((await at(day, `${who}@customer.example`)).status).toBe(200);
    expect((await at(day, "d@customer.example")).status).toBe(409);
    expect((await at(talk, "d@customer.example")).status).toBe(200);
    const elsewhere = harness(db, "198.51.100.7");
    expect((await elsewhere.ask({ email: ["d@customer.example"] })).status).toBe(200);
  });

  test("thirty people at once get the twelve places and not one more; the others are told", async () => {
    const db = await fresh();
    const { ask } = harness(db);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask({ email: [`person${n}@customer.example`] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(18);
    expect(refused[0]?.sentence).toContain("All places of this session are taken");
    expect(await countPlaces(db, "hands-on")).toBe(12);
    expect(await db.selectFrom("leads").selectAll().execute()).toHaveLength(12);
  });

  test("who wants more places than are left is told how many there are, at the field", async () => {
    const db = await fresh();
    const { ask } = harness(db);
    await ask({ seats: ["10"] });
    const answer = await ask({ seats: ["3"], email: ["b@customer.example"] });
    expect(answer).toMatchObject({ status: 409, sentence: "2 places are left in this session." });
    expect(answer.errors.seats).toBe("Enter at most 2");
    expect((await ask({ seats: ["2"], email: ["b@customer.example"] })).status).toBe(200);
  });

  test("the same submission again is the same lead and takes no second place", async () => {
    const db = await fresh();
    const { ask, clock } = harness(db);
    const id = crypto.randomUUID();
    const first = await ask({ seats: ["7"] }, id);
    expect(await ask({ seats: ["7"] }, id)).toEqual(first);
    clock.at = new Date("2026-12-10T00:00:00Z");
    expect((await ask({ seats: ["7"] }, id)).reference).toBe(first.reference);
    expect(await countPlaces(db, "hands-on")).toBe(7);
  });

  test("a lead that is lost or erased gives its places back", async () => {
    const db = await fresh();
    const { ask } = harness(db);
    await ask({ seats: ["5"] });
    await ask({ seats: ["7"], email: ["b@customer.example"] });
    expect((await ask({ email: ["c@customer.example"] })).status).toBe(409);
    const leads = await storedLeads(db);
    await db
      .updateTable("leads")
      .set({ status: "lost" })
      .where("id", "=", leads[0]?.id ?? "")
      .execute();
    expect(await countPlaces(db, "hands-on")).toBe(7);
    const now = new Date("2026-11-22T00:00:00Z");
    await db.transaction().execute((trx) => eraseLeads(trx, [leads[1]?.id ?? ""], { reason: "asked", now }));
    expect(await countPlaces(db, "hands-on")).toBe(0);
  });
});

describeEachDatabase("a session without a declared number of places", (fresh) => {
  test("takes everybody, and the lead and both mails say which session it is", async () => {
    const db = await fresh();
    const { ask } = harness(db);
    const choice = ["/days?kind=talk"];
    await ask({ choice, seats: ["10"], email: ["a@customer.example"] });
    const answer = await ask({ choice, seats: ["10"], email: ["b@customer.example"] });
    expect(answer.goTo).toMatch(/^\/forms\/event-place\/done\?ref=DTS-.*&mail=goes&for=talk/);
    const [, lead] = await storedLeads(db);
    expect(lead?.subject).toBe("10 × A talk");
    expect(lead?.answers).toMatchObject({
      Session: "A talk",
      When: talk.when,
      Where: "Online",
      Places: "10",
    });
    const [toUs, toVisitor] = lead?.mails ?? [];
    expect(toUs?.subject).toContain("10 × A talk");
    expect(JSON.stringify(toUs?.data)).not.toContain("/days?kind=talk");
    expect(toVisitor?.subject).toContain("A talk");
    expect(toVisitor?.data).toMatchObject({ formName: "A talk" });
    expect(String(toVisitor?.data.calendar)).toContain("DTSTART:20261209T093000Z");
  });

  test("one that has begun, is unknown or is offered elsewhere is refused, and nothing is stored", async () => {
    const db = await fresh();
    const { ask } = harness(db);
    for (const choice of ["/days?kind=gone", "/days?kind=nothing", "/nights?kind=talk"]) {
      const answer = await ask({ choice: [choice] });
      expect([choice, answer.status]).toEqual([choice, 422]);
      expect(answer.sentence).toContain("choose another one");
    }
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
});
