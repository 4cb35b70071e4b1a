import { expect, test } from "vitest";
import { postFile, readFixture as read } from "#tests/fixtures/site-content.ts";

test("what is dated is shown from its day to the day before it expires, by the Indian calendar", () => {
  const files = {
    "content/blog/soon.md": postFile({
      title: "A post for next month",
      published: "2026-12-01",
      expires: "2026-12-03",
    }),
    "content/announcement.yaml": "strip: { text: News, link: /, published: 2026-12-02 }\n",
    "content/jobs/engineer.md":
      "---\ntitle: Engineer\nteam: Field\nlocation: Delhi\ntype: Full-time\npublished: 2026-11-01\nexpires: 2026-12-02\n---\n## Work\n",
    "content/events/day.yaml":
      "title: A day\nseries: bep\nstart: 2026-12-02T10:00+05:30\nend: 2026-12-02T13:00+05:30\nplace: Delhi\ntext: Come.\n",
    "content/shop.yaml": `launches: [{ id: a, name: A, text: A, published: 2026-11-01, days: [{ store: delhi, day: 2026-12-04, opens: "08:00", capacity: 9 }] }]
products: [{ id: p, name: P, text: P, configurations: [{ id: c, name: C, stock: { delhi: 1 } }] }]
`,
  };
  const at = (time: string) => {
    const { posts, jobs, announcement, events, nextChange } = read(files, new Date(time));
    return [posts.length, jobs.length, Boolean(announcement.strip), events[0]?.past, nextChange];
  };
  expect(at("2026-11-30T18:29:00Z")).toEqual([0, 1, false, false, "2026-11-30T18:30:00.000Z"]);
  expect(at("2026-11-30T18:30:00Z")).toEqual([1, 1, false, false, "2026-12-01T18:30:00.000Z"]);
  expect(at("2026-12-01T18:30:00Z")).toEqual([1, 0, true, false, "2026-12-02T04:30:00.000Z"]);
  expect(at("2026-12-02T04:30:00Z")).toEqual([1, 0, true, false, "2026-12-02T07:30:00.000Z"]);
  expect(at("2026-12-02T07:30:00Z")).toEqual([1, 0, true, true, "2026-12-02T18:30:00.000Z"]);
  expect(at("2026-12-02T18:30:00Z")).toEqual([0, 0, true, true, "2026-12-04T18:30:00.000Z"]);
  expect(at("2026-12-04T18:30:00Z")).toEqual([0, 0, true, true, undefined]);
});

test("an event is shown from its first day until its last, and the site is built again then, and when it begins and ends", () => {
  const dates = "published: 2026-12-01\nexpires: 2027-02-01\n";
  const times = "start: 2027-01-10T10:00+05:30\nend: 2027-01-10T13:00+05:30\n";
  const files = {
    "content/events/a.yaml": `title: Session\nseries: bep\n${times}place: Delhi\ntext: Come.\n${dates}`,
    "content/shop.yaml": `launches: [{ id: a, name: A, text: A, published: 2026-11-01, days: [{ store: delhi, day: 2026-11-04, opens: "08:00", capacity: 9 }] }]
products: [{ id: p, name: P, text: P, configurations: [{ id: c, name: C, stock: { delhi: 1 } }] }]
`,
  };
  const at = (time: string) => {
    const { events, nextChange } = read(files, new Date(time));
    return [events.length, nextChange];
  };
  expect(at("2026-11-30T18:29:00Z")).toEqual([0, "2026-11-30T18:30:00.000Z"]);
  expect(at("2026-11-30T18:30:00Z")).toEqual([1, "2027-01-10T04:30:00.000Z"]);
  expect(at("2027-01-10T04:30:00Z")).toEqual([1, "2027-01-10T07:30:00.000Z"]);
  expect(at("2027-01-10T07:30:00Z")).toEqual([1, "2027-01-31T18:30:00.000Z"]);
  expect(at("2027-01-31T18:30:00Z")).toEqual([0, undefined]);
});

test("jobs and events are ordered and carry what lists show", () => {
  const event = (title: string, day: string) =>
    `title: ${title}\nseries: bep\nstart: ${day}T10:00+05:30\nend: ${day}T13:00+05:30\nplace: Delhi\ntext: Come.\n`;
  const { events, jobs } = read({
    "content/events/a.yaml": event("Past", "2026-10-01"),
    "content/events/b.yaml": event("Later", "2026-12-24"),
    "content/events/c.yaml": event("Next", "2026-12-04"),
    "content/events/d.yaml": event("Long past", "2026-01-01"),
    "content/jobs/engineer.md":
      "---\ntitle: Engineer\nteam: Field\nlocation: Delhi\ntype: Full-time\npublished: 2026-11-01\n---\n## Work\n",
  });
  expect(events.map(({ title }) => title)).toEqual(["Next", "Later", "Past", "Long past"]);
  expect(events[0]?.when).toBe("Friday, 4 December 2026, 10:00\u00a0am to 1:00\u00a0pm IST");
  expect(jobs[0]?.html).toEqual({ __html: '<h4 id="engineer-work">Work</h4>' });
});

test("the announcement names the next session of its series, and says when it is a sample", () => {
  const modal = (day: string, sample: string) =>
    read({
      "content/announcement.yaml":
        "modal: { heading: Come, text: Try it., series: bep, action: { label: See, to: / } }\n",
      "content/events/a.yaml": `title: A day\nseries: bep\nstart: ${day}T10:00+05:30\nend: ${day}T13:00+05:30\nplace: Delhi\ntext: Come.\n${sample}`,
    }).announcement.modal;
  const next = (sample: string) => modal("2026-12-04", sample)?.next?.replaceAll("\u00a0", " ");
  expect(next("")).toBe("Delhi, 4 December 2026");
  expect(next("sample: true\n")).toBe("Delhi, 4 December 2026 (sample)");
  // Without one it would lead to a list of what is over.
  expect(modal("2026-10-01", "")).toBeUndefined();
});
