import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { isAwake, leadAddress, openLead, sendLead, uniqueName } from "./staff-accounts.ts";

// A press that reaches the server while its answer does not reach the page; and what colleagues do beside what is
// typed.

// News take a second or two, and several people work at once: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

test("a call whose answer is lost is logged once, until it is pressed again after the page has said so", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "manager");
  await openLead(page, visitor);
  await isAwake(page);
  await page.keyboard.press("c");
  const press = page.getByRole("button", { name: "No answer" });
  const logged = page.locator(".timeline li").filter({ hasText: "called: no answer" });
  const answers = await loseAnswers(page);
  await press.click();
  await expect(logged).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText("Your last press had no answer");
  await answers.arrive();
  await press.click();
  await expect(page.getByRole("alert")).toContainText("This call is logged already");
  await expect(logged).toHaveCount(1);
  await press.click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(logged).toHaveCount(2);
});

test("a screen without news of its own is loaded before it says that a lost press can be checked", async ({
  browser,
}) => {
  const { page } = await desk(browser, "admin");
  await page.goto("/leads/dashboard/teams");
  await isAwake(page);
  const name = uniqueName();
  await page.getByText("Add a team").click();
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Add the team" }) });
  await form.getByLabel("Name").fill(name);
  const answers = await loseAnswers(page);
  await form.getByRole("button", { name: "Add the team" }).click();
  await expect(page.getByText("the page is up to date again")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
  await answers.arrive();
});

test("what is typed about a call or in a quotation stays when a colleague changes the lead", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const { page } = await desk(browser, "manager");
  const { page: colleague } = await desk(browser, "manager", "second");
  const address = await leadAddress(page.request, visitor);
  await page.goto(address);
  await isAwake(page);
  await page.keyboard.press("c");
  const said = page.getByLabel("What was said");
  await said.fill("They want 40");
  await colleague.goto(address);
  await colleague.getByRole("button", { name: "Contacted", exact: true }).click();
  await expect(page.locator(".facts .status")).toHaveText("Contacted");
  await expect(said).toHaveValue("They want 40");

  await page.goto(`${address.split("?")[0]}/quotations/new`);
  await isAwake(page);
  const line = page.getByLabel("Line 1: description");
  await line.fill("MacBook Air");
  await page.getByRole("button", { name: "More lines" }).click();
  await expect(page.getByLabel("Line 6: description")).toBeVisible();
  await colleague.getByText("Correct the person").click();
  const save = colleague.getByRole("button", { name: "Save the correction" });
  const correction = colleague.locator("form").filter({ has: save });
  await correction.getByLabel("Name", { exact: true }).fill(`${visitor} Rao`, { timeout: 20_000 });
  await save.click({ timeout: 20_000 });
  await expect(page.getByRole("link", { name: `${visitor} Rao` })).toBeVisible();
  await expect(line).toHaveValue("MacBook Air");
});

/** Posts reach the server, their answers do not reach the page. */
async function loseAnswers(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const posts = "**/leads/dashboard/**";
  await page.route(posts, async (route) => {
    if (route.request().method() !== "POST" || !route.request().url().includes(".data"))
      return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    return route.abort("connectionreset");
  });
  return { arrive: () => page.unroute(posts) };
}
