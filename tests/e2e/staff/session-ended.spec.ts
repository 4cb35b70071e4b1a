import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { typeHalfStep } from "./half-step.ts";
import { colleague, enter, isAwake, noteField, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

// What is typed and not sent yet stays when the session ends, and goes with its person.

// News take a second or two, and several people work at once: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

test("after a sign-out elsewhere an open page leads to the sign-in, and keeps what is typed, also while news are being loaded", async ({
  browser,
  request,
}) => {
  const { page, account } = await signedIn(browser, "manager");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const step = await typeHalfStep(page, request);
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

test("what one person typed leaves the page when another one signs in in the same browser", async ({
  browser,
  request,
}) => {
  const { page } = await signedIn(browser, "agent");
  const step = await typeHalfStep(page, request);
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

/** In another tab: the page hears of it when it is looked at again. */
async function signInAgain(page: Page, account: Parameters<typeof enter>[1]): Promise<void> {
  await enter(page.context().request, account);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(ended(page)).toHaveCount(0);
}

const ended = (page: Page) => page.getByRole("alert").filter({ hasText: "Your session has ended" });
