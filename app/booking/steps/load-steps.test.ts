import { describe, expect, test } from "vitest";
import { DatabaseUnavailable } from "#app/database/database-unavailable.ts";
import { bookingHarness, holdIn, repair, tuesday } from "#tests/fixtures/booking.ts";
import { sampleOffices, sampleRules } from "#tests/fixtures/booking-rules.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { loadSteps, type StepSources } from "./load-steps.server.ts";

const site = { name: "DTS", offices: sampleOffices };
const notice = () => ({ version: "n-0123456789ab", html: "" });

/** A page that is built in advance: asking the database or the clock fails. */
const prerendering: StepSources = {
  page: "/book-appointment",
  rules: sampleRules,
  site,
  notice,
  comesBack: false,
  services: {
    get db(): never {
      throw new Error("asked for the database");
    },
    now: () => {
      throw new Error("asked for the clock");
    },
    get secret(): never {
      throw new Error("asked for the secret");
    },
  },
};

function steps(query: Record<string, string>, sources: StepSources = prerendering) {
  return loadSteps("booking-appointment", new URLSearchParams(query), sources);
}

describe("the steps that are the same for everybody", () => {
  test("begin with the kinds, then the places of a kind, each a link", async () => {
    const first = await steps({});
    expect(first).toMatchObject({ step: "kind", page: "/book-appointment" });
    expect(first.step === "kind" && first.choices.map(({ href }) => href)).toEqual([
      "/book-appointment?kind=repair#tool",
      "/book-appointment?kind=hand-over#tool",
      "/book-appointment?kind=set-up#tool",
    ]);
    const second = await steps({ kind: "hand-over" });
    expect(second.step === "place" && second.choices.map(({ name }) => name)).toEqual([
      "Bengaluru",
      "Mumbai",
    ]);
    expect(second.lines[0]).toEqual({ label: "What", value: "Hand-over", change: "/book-appointment#tool" });
  });

  test("begin with the places where there is one kind only", async () => {
    const view = await loadSteps("booking-demo", new URLSearchParams(), {
      ...prerendering,
      page: "/book-a-demo-education",
    });
    expect(view.step === "place" && view.choices.map(({ href }) => href)).toEqual([
      "/book-a-demo-education?kind=demo&place=bengaluru#tool",
      "/book-a-demo-education?kind=demo&place=online#tool",
    ]);
  });

  test.each([{ kind: "coaching" }, { kind: "surgery" }])(
    "do not know what is not theirs: %o",
    async (query) => {
      expect(await steps(query)).toMatchObject({ step: "kind" });
    },
  );

  test("ask again where a kind is not offered", async () => {
    expect(await steps({ kind: "hand-over", place: "online" })).toMatchObject({ step: "place" });
  });
});

describeEachDatabase("the steps with a calendar", (fresh) => {
  test("show five weeks, the first free day and its times", async () => {
    const db = await fresh();
    const { services, book } = bookingHarness(db);
    await book("2026-11-30T13:00");
    const view = await steps(repair, { ...prerendering, services });
    expect(view).toMatchObject({
      step: "time",
      shown: { first: "2026-11-30", last: "2027-01-03", until: "2026-12-30", day: "2026-11-30" },
    });
    if (view.step !== "time") throw new Error(view.step);
    expect(view.shown?.times[0]).toBe("2026-11-30T13:30");
    const later = await steps({ ...repair, day: "2026-12-05" }, { ...prerendering, services });
    if (later.step !== "time") throw new Error(later.step);
    expect(later.shown).toMatchObject({ first: "2026-11-30", day: "2026-12-05" });
    const days = later.shown?.free.map(([day]) => day) ?? [];
    expect(days).toContain("2026-11-30");
    expect(days).not.toContain("2026-12-06");
    expect(days).not.toContain("2026-12-08");
    // A day on which nothing is free shows the next one on which something is.
    expect(await steps({ ...repair, day: "2026-12-06" }, { ...prerendering, services })).toMatchObject({
      shown: { day: "2026-12-07" },
    });
  });

  test("turn to the five weeks after, and back to the first free day before", async () => {
    const { services } = bookingHarness(await fresh());
    const demo = (day: string) =>
      loadSteps("booking-demo", new URLSearchParams({ kind: "demo", place: "bengaluru", day }), {
        ...prerendering,
        services,
      });
    expect(await demo("2026-11-30")).toMatchObject({ shown: { last: "2027-01-03", after: "2027-01-04" } });
    expect(await demo("2027-01-06")).toMatchObject({
      shown: { first: "2027-01-04", last: "2027-02-07", day: "2027-01-06", before: "2026-11-30" },
    });
  });

  test("show the form for a held time to its holder, and other times to everybody else", async () => {
    const db = await fresh();
    const { clock, services, hold } = bookingHarness(db);
    const token = holdIn((await hold(tuesday)).goTo);
    const asked = { ...repair, start: tuesday, hold: token };
    const sources = { ...prerendering, services };
    expect(await steps(asked, sources)).toMatchObject({
      step: "details",
      until: "10:10\u00a0am IST",
      hidden: { ...repair, start: tuesday, hold: token },
      lines: [{}, {}, { label: "When", value: "Tue 1 Dec, 10:30\u00a0am IST" }],
    });
    const { hold: _, ...stranger } = asked;
    const others = await steps(stranger, sources);
    if (others.step !== "time") throw new Error(others.step);
    expect(others.shown?.times).not.toContain(tuesday);
    clock.at = new Date(clock.at.getTime() + 11 * 60_000);
    const late = await steps(asked, sources);
    expect(late).toMatchObject({ step: "details" });
    expect(late).not.toHaveProperty("until");
  });
});

describe("without a database", () => {
  const broken = async (): Promise<never> => {
    throw new DatabaseUnavailable("gone");
  };
  const chain: object = new Proxy(
    {},
    { get: (_, name) => (name === "executeTakeFirst" ? broken : () => chain) },
  );
  const services = {
    db: chain as StepSources["services"]["db"],
    now: () => new Date("2026-11-30T04:30:00Z"),
    secret: "s".repeat(32),
  };

  test("a calendar says whom to call, and the form that comes back is drawn all the same", async () => {
    expect(await steps(repair, { ...prerendering, services })).toMatchObject({
      step: "unreachable",
      phones: [{ place: "Bengaluru" }, { place: "Mumbai" }, { place: "Delhi" }],
      retry: "/book-appointment?kind=repair&place=mumbai#tool",
    });
    const again = await steps({ ...repair, start: tuesday }, { ...prerendering, services, comesBack: true });
    expect(again).toMatchObject({ step: "details" });
  });
});

describe("posts while the database is locked", () => {
  const fresh = freshSqlite();

  test("are refused with 503, a sentence with a number to call, and nothing stored", async () => {
    const db = await fresh({ patienceMs: 20 });
    const { services, hold, book } = bookingHarness(db);
    let release = () => {};
    const locked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async () => {
      begun.resolve();
      await locked;
    });
    await begun.promise;
    const [held, booked] = await Promise.all([hold(tuesday), book(tuesday)]);
    release();
    await holder;
    for (const answer of [held, booked]) {
      expect(answer.status).toBe(503);
      expect(answer.sentence).toContain(services.site.phone);
    }
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual([]);
  });
});
