import { expect, test } from "vitest";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { testApp } from "#tests/support/app.ts";

/** A time before every session of the site. */
const now = new Date("2026-11-22T06:00:00Z");

async function openSession(app: Awaited<ReturnType<typeof testApp>>) {
  const { content } = app.bundle;
  const event = content.events.find(({ begun, past }) => !begun && !past);
  const page = content.pages.find(
    ({ blocks }) =>
      blocks.some((block) => block.block === "events" && block.series === event?.series) &&
      blocks.some((block) => block.block === "tool" && block.tool === "event-place"),
  );
  if (!event || !page) throw new Error("the content has no session to come");
  return { event, page: page.path, choice: `${page.path}?kind=${event.slug}` };
}

test("the link of a session leads to a form that carries it, and one that is over to those that are open", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp({ now, database: "sqlite" });
  const { choice, event, page } = await openSession(app);
  expect(await (await app.fetch(page)).text()).toContain(`href="${choice}#tool"`);
  const form = await (await app.fetch(choice)).text();
  expect(form).toContain(`<input type="hidden" name="choice" value="${choice}"/>`);
  const over = await (await app.fetch(`${page}?kind=long-gone`)).text();
  expect(over).toContain("This session is over");
  expect(over).toContain(event.title.replaceAll("'", "&#x27;"));
  expect(over).not.toContain(`name="choice"`);
});

test("without script a faulty answer comes back beside the session, and a good one ends on its calendar file", {
  timeout: 180_000,
}, async () => {
  await using app = await testApp({ now, database: "sqlite" });
  const { choice, event } = await openSession(app);
  const post = (changes: Record<string, string[]>) =>
    app.fetch("/forms/event-place", {
      method: "POST",
      body: sampleBody(eventPlace, { choice: [choice], marketing: [], ...changes }),
      headers: { Origin: app.config.siteUrl },
    });
  const faulty = await post({ email: [] });
  expect(faulty.status).toBe(422);
  const again = await faulty.text();
  expect(again).toContain("Enter your e-mail address");
  expect(again).toContain("Who comes?");
  const sent = await post({});
  expect(sent.status).toBe(303);
  const done = await (await app.fetch(sent.headers.get("Location") ?? "")).text();
  expect(done).toContain(`href="/calendar/${event.slug}.ics"`);
  const file = await app.fetch(`/calendar/${event.slug}.ics`);
  expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(await file.text()).toContain("BEGIN:VEVENT");
  expect((await app.fetch("/calendar/nothing.ics")).status).toBe(404);
});
