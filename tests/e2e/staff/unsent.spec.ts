import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { typeHalfStep } from "./half-step.ts";
import {
  isAwake,
  noteField,
  openLead,
  sendLead,
  signedIn,
  staffCommand,
  uniqueName,
} from "./staff-accounts.ts";

// What is typed and not sent yet stays, whatever happens meanwhile; at the end of a session: session-ended.spec.ts.

// News take a second or two, and several people work at once: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

test("a page stays, with what is typed, while the server cannot be reached", async ({ browser, request }) => {
  const { page } = await desk(browser, "manager");
  const step = await typeHalfStep(page, request);
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
