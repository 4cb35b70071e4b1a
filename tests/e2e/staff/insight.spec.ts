import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { sendLead, uniqueName } from "./staff-accounts.ts";

const path = "/leads/dashboard/insight";

test("a manager goes from a number to its leads", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await page.goto(path);
  await expect(page.getByRole("region", { name: "From seen to won" })).toBeVisible();
  await page.getByRole("region", { name: "By form" }).getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leads");
  await page.getByLabel("Search").fill(name);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("the charts of a feedback form show each answer whole, on a phone too", async ({ browser, request }) => {
  const form = {
    name: uniqueName(),
    organization: "Example Textiles",
    rating: "Good",
    relevance: "Very relevant",
    helpfulness: "Very helpful",
    topics: "Logistics and IT lifecycle (Asset Management)",
    next_steps: "A free technical evaluation",
  };
  const sent = await request.post("/api/contact", { form, maxRedirects: 0 });
  expect(sent.status(), await sent.text()).toBe(303);
  const { page } = await desk(browser, "manager");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${path}/feedback/feedback-bep-2025`);
    const answers = page.getByRole("rowheader");
    await expect(answers.filter({ hasText: form.topics })).toBeVisible();
    const cut = await answers.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("the sums fill their rows at every width, and what is chosen has an edge in forced colours", async ({
  browser,
  request,
}) => {
  await sendLead(request, uniqueName());
  const { page } = await desk(browser, "manager");
  await page.goto(path);
  for (const width of [320, 390, 991, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page.locator(".sums").evaluate((sums) => {
      const edge = Math.round(sums.getBoundingClientRect().right - 1);
      const last = new Map<number, number>();
      for (const sum of sums.children) {
        const { top, right } = sum.getBoundingClientRect();
        last.set(Math.round(top), Math.round(right));
      }
      return [...last.values()].map((right) => edge - right);
    });
    expect(Math.max(...ends.map(Math.abs)), `at ${width} px`).toBeLessThanOrEqual(1);
  }
  await page.emulateMedia({ forcedColors: "active" });
  const days = page.getByRole("navigation", { name: "Days" });
  await expect(days.locator("[aria-current]")).toHaveCSS("outline-style", "solid");
  await expect(days.locator("a:not([aria-current])").first()).toHaveCSS("outline-style", "none");
});
