import { expect, test } from "vitest";
import { formChoices } from "./form-names.server.ts";
import { leadFilter, leadSearch, readLeadQuery } from "./lead-query.ts";

function read(search: string) {
  return readLeadQuery(new URLSearchParams(search));
}

test("what an address asks for survives the way to a query and back", () => {
  const search = "?q=asha+rao&form=contact&status=new&owner=me&due=week&from=2026-11-01&to=2026-11-21";
  expect(leadSearch(read(search))).toBe(search);
});

test("any number of forms may be ticked, each counts once", () => {
  const ids = formChoices.map(({ id }) => id);
  expect(ids.join(",").length).toBeGreaterThan(200);
  const ticked = new URLSearchParams([...ids, ids[0] ?? ""].map((id) => ["form", id]));
  const query = readLeadQuery(ticked);
  expect(leadFilter(query, "u1", new Date(0)).form).toEqual(ids);
  expect(read(leadSearch(query))).toEqual(query);
  expect(read("form=,,")).toEqual({});
});

test("what cannot be meant is left out", () => {
  expect(read("status=sold&from=yesterday&to=2026-02-30&q=++&page=7")).toEqual({});
});

test("days are days in India and both count", () => {
  const filter = leadFilter(read("from=2026-11-20&to=2026-11-21"), "u1", new Date(0));
  expect(filter.from?.toISOString()).toBe("2026-11-19T18:30:00.000Z");
  expect(filter.until?.toISOString()).toBe("2026-11-21T18:30:00.000Z");
});

test("days up to the present one move on, and a typed first day replaces them", () => {
  const fromOn = (search: string, now: string) =>
    leadFilter(read(search), "u1", new Date(now)).from?.toISOString();
  expect(fromOn("days=month", "2026-11-15T06:00:00Z")).toBe("2026-10-31T18:30:00.000Z");
  // Midnight in India.
  expect(fromOn("days=month", "2026-11-30T18:30:00Z")).toBe("2026-11-30T18:30:00.000Z");
  expect(fromOn("days=today", "2026-11-15T06:00:00Z")).toBe("2026-11-14T18:30:00.000Z");
  expect(fromOn("days=7", "2026-11-15T06:00:00Z")).toBe("2026-11-08T18:30:00.000Z");
  expect(fromOn("days=30", "2026-11-15T06:00:00Z")).toBe("2026-10-16T18:30:00.000Z");
  expect(read("days=month&to=2026-11-21")).toEqual({ days: "month", to: "2026-11-21" });
  expect(read("days=month&from=2026-11-20")).toEqual({ from: "2026-11-20" });
  expect(read("days=year")).toEqual({});
});

test("the owner me is whoever asks", () => {
  expect(leadFilter(read("owner=me"), "u1", new Date(0))).toMatchObject({ owner: "u1" });
  expect(leadFilter(read("owner=none"), "u1", new Date(0))).toMatchObject({ owner: "none" });
});

test("spam lies aside until its box is opened or somebody searches", () => {
  expect(leadFilter(read("form=contact"), "u1", new Date(0))).toEqual({ form: "contact", withoutSpam: true });
  expect(leadFilter(read("status=spam"), "u1", new Date(0))).toEqual({ status: "spam" });
  expect(leadFilter(read("q=asha"), "u1", new Date(0))).toEqual({ search: "asha" });
});

test("records stay out of the list until somebody asks for them", () => {
  expect(leadFilter(read(""), "u1", new Date(0))).toEqual({ withoutSpam: true, withoutRecords: true });
  expect(leadFilter(read("kind=record"), "u1", new Date(0))).toEqual({ kind: "record", withoutSpam: true });
  expect(read("kind=sale")).toEqual({});
});
