import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { mailText } from "#tests/fixtures/hostile-mails.ts";
import { hasDovecot, type ImapForTests, startImap } from "#tests/support/imap.ts";
import { expect, test } from "../each-test.ts";
import { closeAnnouncement } from "../shell/returning-visitor.ts";
import {
  fillInQuotation,
  makeQuotation,
  quotationLink,
  type SellingSite,
  sendQuotation,
  startSellingSite,
  unfolded,
} from "./selling-site.ts";
import { isAwake, noteField, uniqueName, withoutNews } from "./staff-accounts.ts";

/** A folder: each step of the day is drawn into it at 1440 and 390 px. For looking, not for the test. */
const shots = process.env.DAY_SHOTS;
const widths = [390, 1440];
/** What goes by mail, by the outbox or by the stream of news takes a few seconds on a busy machine. */
const soon = { timeout: 20_000 };

test.use({ actionTimeout: soon.timeout });

let imap: ImapForTests | undefined;
let site: SellingSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  imap = hasDovecot() ? await startImap() : undefined;
  site = await startSellingSite(imap ? { MAILBOX_URL: imap.url } : {});
});
test.afterAll(async () => {
  await site.stop();
  await imap?.[Symbol.asyncDispose]();
});

test("a day of an agent, a manager and an admin: from the enquiry to the sale, and the leads handed over", async ({
  browser,
}) => {
  test.setTimeout(shots ? 300_000 : 120_000);
  const [anita, farhan, meera, ravi] = await Promise.all([
    site.colleague("agent", "Anita"),
    site.colleague("manager", "Farhan"),
    site.colleague("admin", "Meera"),
    site.colleague("agent", "Ravi"),
  ]);
  const [agent, manager, admin] = await Promise.all(
    [anita, farhan, meera].map((who) => site.enter(browser, who)),
  );
  if (!agent || !manager || !admin) throw new Error("three browsers are open");
  const customer = uniqueName();
  const email = `${randomUUID().slice(0, 8)}@visitor.example`;

  await test.step("the admin lets a rule send questions to a team", async () => {
    await admin.goto("/leads/dashboard/teams");
    await isAwake(admin);
    await admin.getByText("Add a team", { exact: true }).click();
    await admin.getByLabel("Name of the team").fill("Business");
    await admin.getByRole("checkbox", { name: "Anita" }).check();
    await admin.getByRole("button", { name: "Add the team" }).click();
    await expect(admin.getByRole("listitem").filter({ hasText: "Business" }).first()).toContainText("Anita");
    // What was saved folds away.
    await expect(admin.getByRole("button", { name: "Add the team" })).toBeHidden();
    await admin.getByText("Add a rule", { exact: true }).click();
    await admin.getByLabel("Name of the rule").fill("Questions");
    await admin.getByLabel("Kind of work").selectOption({ label: "Sales" });
    await admin.getByLabel("Who gets them").selectOption({ label: "Business" });
    await admin.getByRole("button", { name: "Add the rule, switched off" }).click();
    await expect(admin.getByRole("button", { name: "Add the rule, switched off" })).toBeHidden();
    await admin.getByRole("button", { name: "Switch on the rule Questions" }).click();
    await expect(admin.getByRole("button", { name: "Switch off the rule Questions" })).toBeVisible();
    await look({ admin }, "1-rule");
  });

  const earlier = uniqueName();
  await test.step("a lead arrives live, and its owner is told", async () => {
    await ask(browser, { email: `${randomUUID().slice(0, 8)}@visitor.example`, name: earlier });
    await agent.goto("/leads/dashboard");
    await manager.goto("/leads/dashboard/leads");
    for (const page of [agent, manager]) await isAwake(page);
    await ask(browser, { email, name: customer });
    await manager.getByRole("button", { name: /^\d+ new: show$/ }).click(soon);
    await expect(manager.locator("[data-row]").filter({ hasText: customer })).toBeVisible();
    await expect(agent.getByRole("link", { name: /^Notices, \d+ not read$/ })).toBeVisible(soon);
    // New leads of one's own stand in Today, whatever the hour at which their clock ends.
    await expect(agent.getByRole("link", { name: customer })).toBeVisible(soon);
    await fitsNarrow(agent, "Anita");
    await look({ agent, manager }, "2-arrived");
    await agent.getByRole("link", { name: /^Notices/ }).click();
    await agent.getByRole("link", { name: customer }).first().click();
    await expect(agent.getByRole("heading", { level: 1 })).toHaveText(customer);
  });

  await test.step("the agent answers, and the customer's reply lands in the conversation", async () => {
    const form = agent.getByRole("form", { name: "Reply" });
    await form.getByLabel("Template").selectOption({ label: "First answer (English)" });
    await form.getByRole("button", { name: "Send reply" }).click();
    await expect(agent.locator(".facts .status")).toHaveText("Contacted");
    await expect.poll(() => replyTo(email), soon).toBeDefined();
    if (!imap)
      return test.info().annotations.push({ type: "left out", description: "the reply: no Dovecot here" });
    const headers = { From: email, To: replyTo(email) ?? "", Subject: "Re: Your enquiry" };
    await imap.deliver(mailText({ headers, body: "Sixty in the first month, please.\r\n" }));
    await expect(agent.locator(".timeline")).toContainText("Sixty in the first month, please.", soon);
    // A screen reader hears of it too.
    await expect(agent.locator(".lead [aria-live=polite]").last()).toContainText("wrote");
    await look({ agent }, "3-reply");
  });

  await test.step("two at one lead: the slower one sees the new state and keeps what was typed", async () => {
    await withoutNews(manager);
    await manager.goto(agent.url());
    await isAwake(manager);
    await expect(agent.locator(".also-looking")).toContainText("Farhan", soon);
    await (await noteField(manager)).fill("Half a note");
    await (await noteField(agent)).fill("Half a note of mine");
    await agent.getByRole("button", { name: "Qualified", exact: true }).click();
    await expect(agent.locator(".facts .status")).toHaveText("Qualified");
    await manager.getByRole("button", { name: "Qualified", exact: true }).click();
    await expect(manager.getByRole("alert")).toContainText("A colleague");
    await expect(manager.locator(".facts .status")).toHaveText("Qualified");
    await expect(manager.locator('[name="note"]')).toHaveValue("Half a note");
    await expect(agent.locator('[name="note"]')).toHaveValue("Half a note of mine");
    await look({ agent, manager }, "4-conflict");
  });

  await test.step("the quotation is sent, and accepted on the customer's page", async () => {
    await agent.getByRole("link", { name: "New quotation" }).click();
    await fillInQuotation(agent);
    await makeQuotation(agent);
    await look({ agent }, "5-quotation");
    await sendQuotation(agent);
    const context = await browser.newContext({ baseURL: site.url });
    await context.addInitScript(closeAnnouncement);
    const page = await context.newPage();
    await page.goto(await quotationLink(site.mailsTo, email));
    await look({ customer: page }, "6-customer");
    await page.getByRole("button", { name: "Accept the quotation" }).click();
    await expect(page.getByRole("status").filter({ hasText: "You accepted" })).toBeVisible();
    await look({ customer: page }, "7-accepted");
    await expect(agent.locator(".timeline")).toContainText("The customer accepted the quotation", soon);
    await context.close();
  });

  await test.step("the lead is won, for the amount that was accepted", async () => {
    await agent.locator("summary").filter({ hasText: /^Won$/ }).click();
    await expect(agent.getByLabel(/Value in rupees/)).toHaveValue("39,96,000");
    await agent.getByRole("button", { name: "Move to Won" }).click();
    await expect(agent.locator(".facts .status")).toHaveText("Won");
    await look({ agent }, "8-won");
  });

  await test.step("the manager hands over what the agent has open, and it stands in the colleague's Today", async () => {
    await manager.goto("/leads/dashboard/leads");
    await isAwake(manager);
    await manager.getByRole("link", { name: earlier }).first().click();
    await expect(manager.getByRole("heading", { level: 1 })).toHaveText(earlier);
    const owner = await manager.getByRole("region", { name: "Lead" }).getByLabel("Owner").inputValue();
    await manager.goto(`/leads/dashboard/leads?owner=${owner}`);
    await manager.getByRole("link", { name: "Hand over" }).click();
    await expect(manager.getByRole("heading", { level: 1 })).toHaveText("Hand over the leads of Anita");
    await manager.getByLabel("To whom?").selectOption({ label: "Ravi" });
    await look({ manager }, "9-hand-over");
    await manager.getByRole("button", { name: "Hand over 1 open lead" }).click();
    await expect(manager.getByRole("status")).toHaveText("Done: 1 of 1 leads changed.");
    const morning = await site.enter(browser, ravi);
    await morning.goto("/leads/dashboard");
    await expect(morning.getByRole("heading", { level: 1 })).toHaveText("Today");
    await expect(morning.getByRole("link", { name: earlier })).toBeVisible();
    await agent.goto("/leads/dashboard");
    await expect(agent.getByRole("heading", { level: 1 })).toHaveText("Today");
    await expect(agent.getByRole("link", { name: earlier })).toHaveCount(0);
    await look({ morning, agent }, "10-today");
  });
});

/** The narrowest phone has room for the whole bar, also with notices in it, and a common one for a longer brand. */
async function fitsNarrow(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const link = page.getByRole("link", { name, exact: true });
  expect(await link.evaluate((shown) => shown.scrollWidth <= shown.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.locator(".mark b").evaluate((brand) => brand.append(" and a name that is longer"));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (before) await page.setViewportSize(before);
}

/** A visitor asks on the public site, and says the name in the second step. */
async function ask(browser: Browser, { email, name }: { email: string; name: string }): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url });
  await context.addInitScript(closeAnnouncement);
  const page = await context.newPage();
  await page.goto("/contact-us");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("What is it about?").selectOption("Buying devices");
  await page.getByLabel("Your message").fill("We need forty notebooks for a new office. Which, and by when?");
  for (const box of await page.locator("main form input[type=checkbox][required]").all()) await box.check();
  await page.getByRole("button", { name: "Send message" }).click();
  const details = page.getByRole("form", { name: /details$/ });
  await details.getByLabel("Your name").fill(name);
  await details.getByRole("button", { name: "Add these details" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, the details are added" })).toBeVisible();
  await context.close();
}

/** Where the customer's answer to our newest mail goes. */
function replyTo(email: string): string | undefined {
  return site
    .mailsTo(email)
    .flatMap((mail) => /^Reply-To: .*?([\w.+-]+@[\w.-]+)/im.exec(unfolded(mail))?.[1] ?? [])
    .findLast((address) => address.startsWith("replies+") || !imap);
}

async function look(pages: Record<string, Page>, step: string): Promise<void> {
  if (!shots) return;
  for (const [who, page] of Object.entries(pages))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${shots}/${step}-${who}-${width}.png` });
    }
}
