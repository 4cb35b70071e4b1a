import type { Request } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import {
  isAwake,
  leadAddress,
  noteField,
  openLead,
  sendLead,
  signedIn,
  uniqueName,
} from "./staff-accounts.ts";

// News take a second or two, and several people work at once: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

test("what happens meanwhile appears, and nothing that is read or typed moves", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page: first } = await desk(browser, "manager");
  const { page: second } = await desk(browser, "manager", "second");
  const list = `/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`;
  await first.goto(list);
  await isAwake(first);
  await sendLead(request, visitor);
  await first.getByRole("button", { name: "1 new: show" }).click();
  await expect(first.locator("[data-row]")).toHaveCount(2);
  expect(await axeFindings(first)).toEqual([]);

  await first.locator("[data-row]").first().click();
  await expect(first.getByRole("heading", { level: 1 })).toHaveText(visitor);
  await (await noteField(first)).fill("Half a note");
  await first.getByRole("textbox", { name: "Next step", exact: true }).fill("Half a step");
  await second.goto(first.url());
  await expect(first.locator(".also-looking")).toContainText("looking at this lead");
  await isAwake(second);
  await (await noteField(second)).fill("The customer called");
  await second.keyboard.press("ControlOrMeta+Enter");
  await expect(first.locator(".timeline")).toContainText("The customer called", { timeout: 20_000 });
  await expect(await noteField(first)).toHaveValue("Half a note");
  await expect(first.getByRole("textbox", { name: "Next step", exact: true })).toHaveValue("Half a step");
  await second.goto("/leads/dashboard");
  await expect(first.locator(".also-looking")).toBeEmpty();
});

test("a colleague who is mentioned is told at once", async ({ browser, request }) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page: told } = await signedIn(browser, "manager");
  const { page: writer } = await desk(browser, "manager");
  // What was done stands in the address, and stays.
  await told.goto("/leads/dashboard/reservations?done=collected");
  await isAwake(told);
  const done = told.getByText("Noted as handed over.");
  await expect(done).toBeVisible();
  const name = (await told.locator(".me a[href$='/account']").innerText()).trim();
  // Colleagues are offered for what is typed from then on.
  await openLead(writer, visitor);
  const note = await noteField(writer);
  await note.fill(`Please look, @${name.slice(0, -2)}`);
  await note.press("End");
  await note.press(name.slice(-2, -1));
  await expect(
    writer.getByRole("listbox", { name: "Colleagues" }).getByRole("option", { name }),
  ).toBeVisible();
  expect(await axeFindings(writer)).toEqual([]);
  await note.press("Enter");
  await expect(note).toHaveValue(`Please look, @${name} `);
  await writer.getByRole("button", { name: "Add note" }).click();
  await expect(told.getByRole("link", { name: "Notices, 1 not read" })).toBeVisible();
  await expect(told).toHaveTitle(/^\(1\) /);
  await expect(done).toBeVisible();
  await told.getByRole("link", { name: "Notices" }).click();
  await told.getByRole("link", { name: visitor }).click();
  await expect(told.getByRole("link", { name: "Notices", exact: true })).toBeVisible();
  await expect(told).not.toHaveTitle(/^\(/);
});

test("a press while news are being loaded is not lost", async ({ browser, request }) => {
  const visitor = uniqueName();
  for (const each of ["one", "two"]) await sendLead(request, `${visitor} ${each}`);
  const { page } = await desk(browser, "manager");
  // In the list of both: its next is the other.
  await page.goto(await leadAddress(page.request, visitor));
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`${visitor} two`);
  await isAwake(page);
  const letGo = await holdRequests(page, "**/leads/dashboard/**.data*");
  const news = page.waitForRequest(/\/leads\/dashboard\/.*\.data/);
  await sendLead(request, visitor);
  await news;
  await page.keyboard.press("j");
  letGo();
  await expect(heading).toHaveText(`${visitor} one`);
});

test("an answer to what was sent while news came stays", async ({ browser, request }) => {
  const { page } = await desk(browser, "manager");
  await page.goto("/leads/dashboard/appointments?place=delhi");
  await isAwake(page);
  const form = page.getByRole("form", { name: "Block a time" });
  await page.locator("summary", { hasText: "Block a time" }).click();
  await form.getByLabel("From").fill("2999-01-01T10:00");
  await form.getByLabel("To").fill("2999-01-01T10:00");
  await form.getByLabel("Reason").fill("The street is closed");
  // Before news is loaded over what is typed, the page asks whether the session still holds.
  const isQuestion = (asked: Request) => asked.method() === "HEAD";
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/leads/dashboard/**", async (route) => {
    if (isQuestion(route.request())) await held;
    await route.fallback();
  });
  const question = page.waitForRequest((asked) => isQuestion(asked));
  await sendLead(request, uniqueName());
  await question;
  await form.getByRole("button", { name: "Block" }).click();
  const refused = page.getByText("The end must be after the beginning.");
  await expect(refused).toBeVisible();
  const answered = page.waitForResponse((answer) => isQuestion(answer.request()));
  letGo();
  await answered;
  // As long as a load for the news would take.
  await page.request.get(page.url());
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(refused).toBeVisible();
  await expect(form.getByLabel("Reason")).toHaveValue("The street is closed");
  await page.unroute("**/leads/dashboard/**");
});
