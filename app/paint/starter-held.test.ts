import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, startOn } from "#tests/fixtures/starter-window.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Interactions before the page is awake.

test("a submission is held and done again once the page is awake", async () => {
  const page = await startOn();
  const { button, event } = press();
  page.emit("click", event);
  expect(event.preventDefault).toHaveBeenCalled();
  expect(button.click).not.toHaveBeenCalled();
  page.emit("awake");
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("the same submission twice is one submission", async () => {
  const page = await startOn();
  const { button, event } = press();
  page.emit("click", event);
  page.emit("click", event);
  page.emit("awake");
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("a submission goes out natively when the scripts have not arrived after 5 s", async () => {
  const page = await startOn();
  const { button, event } = press();
  page.emit("click", event);
  vi.advanceTimersByTime(4999);
  expect(button.click).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(button.click).toHaveBeenCalledOnce();
  const next = press();
  page.emit("click", next.event);
  expect(next.event.preventDefault).not.toHaveBeenCalled();
});

test("a submission that is held before the document's end is there wakes the page when it has loaded", async () => {
  const page = await startOn();
  const { button, event } = press();
  page.emit("click", event);
  page.parsed("#wake", { textContent: JSON.stringify({ modules: ["data:text/javascript,brought();"] }) });
  const brought = new Promise<void>((resolve) => vi.stubGlobal("brought", resolve));
  page.emit("load");
  vi.advanceTimersByTime(1000);
  await brought;
  page.emit("awake");
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("a tap in an island is held and done again once the page is awake", async () => {
  const page = await startOn();
  const { button, event } = press({ type: "button", form: null });
  page.emit("click", event);
  page.emit("awake");
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("a link to a section is followed after 250 ms, by the browser when the page still sleeps", async () => {
  const page = await startOn();
  const { button, event } = press({ hash: "#talk" });
  page.emit("click", event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(249);
  expect(button.click).not.toHaveBeenCalled();
  const again = press({ hash: "#talk" });
  button.click.mockImplementation(() => page.emit("click", again.event));
  vi.advanceTimersByTime(1);
  expect(button.click).toHaveBeenCalledOnce();
  expect(again.event.preventDefault).not.toHaveBeenCalled();
});

test("under reduced motion it is followed at once", async () => {
  const page = await startOn({ still: true });
  const { button, event } = press({ hash: "#talk" });
  page.emit("click", event);
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("while it waits, what else is done is still held", async () => {
  const page = await startOn();
  page.emit("click", press({ hash: "#talk" }).event);
  vi.advanceTimersByTime(250);
  const { button, event } = press();
  page.emit("click", event);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  page.emit("awake");
  vi.advanceTimersByTime(0);
  expect(button.click).toHaveBeenCalledOnce();
});

test("a link to a section that is opened in a new tab is the browser's", async () => {
  const { event } = press({ hash: "#talk" }, { ctrlKey: true });
  (await startOn()).emit("click", event);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test("a form in an island that works without scripts is not held", async () => {
  const page = await startOn();
  const { event } = press({ form: { matches: () => false } });
  page.emit("click", event);
  expect(event.preventDefault).not.toHaveBeenCalled();
});
