import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import {
  enter,
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
  await told.goto("/leads/dashboard/orders");
  await isAwake(told);
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

test("after a sign-out elsewhere an open page leads to the sign-in, and keeps what is typed, also while news are being loaded", async ({
  browser,
  request,
}) => {
  const { page, account } = await signedIn(browser, "manager");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const step = await typing(page, request);
  const asked = "**/leads/dashboard/**.data*";

  await test.step("while news are being loaded", async () => {
    const letGo = await holdRequests(page, asked);
    const news = page.waitForRequest(/\/leads\/dashboard\/.*\.data/);
    await sendLead(request, uniqueName());
    await news;
    await page.context().request.post("/leads/logout");
    letGo();
    await expect(ended(page)).toBeVisible({ timeout: 20_000 });
    await expect(step).toHaveValue("Half a step");
    expect(await axeFindings(page)).toEqual([]);
    await signInAgain(page, account);
    await step.press("Enter");
    await expect(page.getByText("Choose the day of the next step.")).toBeVisible();
    await page.unroute(asked);
    // What was refused is not unsent any longer.
    await step.fill("Half another step");
  });

  await test.step("in every tab, while nothing happens", async () => {
    const other = await page.context().newPage();
    await other.goto("/leads/dashboard");
    await isAwake(other);
    await page.context().request.post("/leads/logout");
    // The server looks at sessions every two seconds, the browser asks anew after three.
    await expect(other.getByRole("heading", { name: "Your session has ended" })).toBeVisible({
      timeout: 20_000,
    });
    await expect(ended(page)).toBeVisible({ timeout: 20_000 });
    await expect(step).toHaveValue("Half another step");
    // The page says who looks at the lead when it comes back into sight.
    const refused = page.waitForResponse("**/live/looking");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await refused;
    await signInAgain(page, account);
    await expect(step).toHaveValue("Half another step");
    expect(errors).toEqual([]);
  });
});

test("a page stays, with what is typed, while the server cannot be reached", async ({ browser, request }) => {
  const { page } = await desk(browser, "manager");
  const step = await typing(page, request);
  const asked = "**/leads/dashboard/**.data*";
  let lost = 0;
  await page.route(asked, (route) => {
    lost += 1;
    // The first news stays under way, so that the press comes while it is loading.
    return lost === 1 ? undefined : route.abort("internetdisconnected");
  });
  await sendLead(request, uniqueName());
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect(step).toHaveValue("Half a step");
  await page.locator(".moves [name=day]").fill("2999-01-01");
  await step.press("Enter");
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
  await expect(step).toHaveValue("Half a step");
  const afterPress = lost;
  await sendLead(request, uniqueName());
  await expect.poll(() => lost).toBeGreaterThan(afterPress);
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
  const before = lost;
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox", { name: "Find or do" }).fill("Asha");
  await expect.poll(() => lost).toBeGreaterThan(before + 1);
  await page.getByRole("dialog", { name: "Find or do" }).getByRole("button", { name: "Close" }).click();
  await expect(step).toHaveValue("Half a step");
  await page.unroute(asked);
  await step.press("Enter");
  await expect(page.locator(".next-step")).toContainText("Half a step");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a lead that is given to somebody else leaves the page, but not with half a note", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page: manager } = await desk(browser, "manager");
  const { page: agent, account } = await signedIn(browser, "agent");
  const { account: other } = await signedIn(browser, "agent");
  const giveTo = async (name: string) => {
    await manager.locator(".owner-form select").selectOption({ label: name });
    const given = manager.waitForResponse((response) => response.request().method() === "POST");
    await manager.getByRole("button", { name: "Assign" }).click();
    await given;
    await expect(manager.locator(".timeline")).toContainText(name);
  };
  await openLead(manager, visitor);
  await isAwake(manager);
  await giveTo(account.name);
  const address = manager.url();
  await agent.goto(address);
  await isAwake(agent);
  const note = await noteField(agent);
  await note.fill("Half a note");
  const news = agent.waitForResponse(/\/leads\/dashboard\/live/);
  await giveTo(other.name);
  await news;
  await agent.getByRole("button", { name: "Add note" }).click();
  await expect(agent.getByRole("alert")).toContainText("it is with a colleague now");
  await expect(note).toHaveValue("Half a note");

  await giveTo(account.name);
  await agent.evaluate(() => localStorage.clear());
  await agent.goto(address);
  await isAwake(agent);
  await giveTo(other.name);
  await expect(agent.getByRole("heading", { level: 1 })).toHaveText("There is nothing here");
});

test("what is typed stays when its own button is pressed after the session has ended", async ({
  browser,
}) => {
  const { page, account } = await signedIn(browser, "agent");
  await page.goto("/leads/dashboard/leads/new");
  await isAwake(page);
  const name = page.locator("form.entry [name=name]");
  await name.fill("Half a name");
  await page.context().request.post("/leads/logout");
  // The form asks who is known by an address when its field is left.
  await page.locator("form.entry [name=email]").fill("half@example.com");
  await name.focus();
  await expect(ended(page)).toBeVisible();
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(name).toHaveValue("Half a name");
  await expect(ended(page)).toBeVisible();
  await signInAgain(page, account);
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Half a name");
});

/** Opens a lead. @returns its field for the next step, half of which is typed */
async function typing(page: Page, request: APIRequestContext): Promise<Locator> {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  await openLead(page, visitor);
  const step = page.getByRole("textbox", { name: "Next step", exact: true });
  await step.fill("Half a step");
  return step;
}

/** In another tab: the page hears of it when it is looked at again. */
async function signInAgain(page: Page, account: Parameters<typeof enter>[1]): Promise<void> {
  await enter(page.context().request, account);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ended(page)).toHaveCount(0);
}

const ended = (page: Page) => page.getByRole("alert").filter({ hasText: "Your session has ended" });
