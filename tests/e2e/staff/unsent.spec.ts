import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import {
  colleague,
  enter,
  isAwake,
  noteField,
  openLead,
  sendLead,
  signedIn,
  staffCommand,
  uniqueName,
} from "./staff-accounts.ts";

// What is typed and not sent yet stays, whatever happens meanwhile.

// News take a second or two, and several people work at once: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

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

test("a page with half a text neither keeps the news from other tabs after a new sign-in, nor goes on saying that the session has ended", async ({
  browser,
  request,
}) => {
  const { page, account } = await signedIn(browser, "manager");
  const visitor = uniqueName();
  await page.goto("/leads/dashboard/leads/new");
  await isAwake(page);
  const name = page.locator("form.entry [name=name]");
  await name.fill("Half a name");
  const other = await page.context().newPage();
  await page.context().request.post("/leads/logout");
  await expect(ended(page)).toBeVisible();
  await enter(page.context().request, account);
  await other.goto(`/leads/dashboard/leads?q=${encodeURIComponent(visitor)}`);
  await isAwake(other);
  await expect(ended(page)).toHaveCount(0);
  await sendLead(request, visitor);
  await expect(other.locator("[data-row]")).toHaveCount(1);
  await expect(name).toHaveValue("Half a name");

  await page.context().request.post("/leads/logout");
  await expect(ended(page)).toBeVisible();
  await enter(page.context().request, account);
  await other.close();
  // Two windows beside each other are both visible all the time.
  await page.locator("form.entry [name=phone]").fill("98765 43210");
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Half a name");
  await expect(ended(page)).toHaveCount(0);
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

test("what one person typed leaves the page when another one signs in in the same browser", async ({
  browser,
  request,
}) => {
  const { page } = await signedIn(browser, "agent");
  const step = await typing(page, request);
  const note = await noteField(page);
  await note.fill("Half a note");
  const tab = await page.context().newPage();
  await tab.goto("/leads/dashboard");
  await isAwake(tab);
  await tab.getByRole("button", { name: "Sign out" }).click();
  await expect(tab.getByRole("status")).toContainText("signed out");
  await expect(ended(page)).toBeVisible({ timeout: 20_000 });
  await expect(note).toHaveValue("Half a note");
  const other = await colleague("agent");
  await enter(page.context().request, other);
  await tab.goto("/leads/dashboard");
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();
  await isAwake(page);
  await expect(page.locator("[name=note]")).toHaveValue("");
  await expect(step).toHaveValue("");
  await expect(ended(page)).toHaveCount(0);
});

test("half a note stays when its writer may no longer see the lead", async ({ browser, request }) => {
  const { page: agent, account: owner } = await signedIn(browser, "agent");
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page, account } = await signedIn(browser, "manager");
  await openLead(page, visitor);
  await page.locator(".owner-form select").selectOption({ label: owner.name });
  await page.getByRole("button", { name: "Assign" }).click();
  await expect(page.locator(".timeline")).toContainText(owner.name);
  const note = await noteField(page);
  await note.fill("Half a note");
  const refused = page.waitForResponse((answer) => answer.url().includes(".data") && answer.status() === 404);
  staffCommand("role", "--email", account.email, "--role", "agent");
  await refused;
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert")).toContainText("it is with a colleague now");
  await expect(note).toHaveValue("Half a note");
  await agent.close();
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

test("what is typed stays when a script of the page cannot be loaded, and the next look-up loads it", async ({
  browser,
}) => {
  const { page } = await signedIn(browser, "agent");
  await page.goto("/leads/dashboard/leads/new");
  await isAwake(page);
  const name = page.locator("form.entry [name=name]");
  const email = page.locator("form.entry [name=email]");
  await name.fill("Half a name");
  const script = /assets\/lead-like-.*\.js/;
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed", (request) => script.test(request.url()));
  await email.fill("half@example.com");
  await name.focus();
  await lost;
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
  await page.unroute(script);
  const answer = page.waitForResponse(/leads\/new\/like\.data/);
  await email.fill("whole@example.com");
  await name.focus();
  expect((await answer).status()).toBe(200);
  await expect(name).toHaveValue("Half a name");
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
