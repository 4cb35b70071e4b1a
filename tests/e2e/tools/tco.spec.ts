import type { Page } from "@playwright/test";
import { goldenQuery } from "#app/tco/golden-example.ts";
import { presets, startingPoints } from "#app/tco/presets.ts";
import { question } from "#app/tco/result-sentences.ts";
import { mailsTo } from "../forms/form-page.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

const path = "/apple-mac-tco-calculator";
const headline = (page: Page) => page.getByRole("region", { name: "Result" }).getByRole("heading");
const part = (page: Page, title: string) => page.locator("summary", { hasText: title });

test("the golden example stands in the table to the rupee", async ({ page }) => {
  await page.goto(`${path}?${goldenQuery}`);
  await expect(headline(page)).toHaveText("The Mac costs ₹15.9 lakh less");
  const total = page.getByRole("row", { name: /^Total/ }).getByRole("cell");
  await expect(total).toHaveText(["78,16,208", "94,07,600", "−15,91,392"]);
});

test("the page opens with a question, three starting points and the range, and judges the visitor's own figures only", async ({
  page,
}) => {
  await page.goto(path);
  await awake(page);
  const result = page.getByRole("region", { name: "Result" });
  for (const id of startingPoints) {
    await page.getByRole("button", { name: presets[id].label }).click();
    await expect(headline(page)).toHaveText(question);
    await expect(result).toContainText(presets[id].label);
    await expect(result).toContainText("Within the margins");
  }
  // The last one leaves support out and waits for the visitor's tickets.
  await expect(page.locator("#mac-tickets")).toBeFocused();
  await page.keyboard.type("0.4");
  await expect(headline(page)).toHaveText(/^The Mac costs ₹[\d.]+\slakh more$/);
  await page.locator("#pc-tickets").fill("20");
  await expect(headline(page)).toHaveText(/^The Mac costs ₹[\d.]+\slakh less$/);
});

test("a figure recalculates at once and goes to the address, without a new entry and without scrolling", async ({
  page,
}) => {
  await page.goto("/sustainability");
  await page.goto(path);
  await awake(page);
  const price = page.getByLabel("Price of a device, PC");
  await price.fill("150000");
  await expect(headline(page)).toHaveText(/^The Mac costs ₹[\d.]+\slakh less$/);
  await expect(page).toHaveURL(`${path}?pc-price=150000`);
  const size = () => headline(page).evaluate((element) => getComputedStyle(element).fontSize);
  const sizeOfWinning = await size();
  await price.fill("60,000");
  await expect(headline(page)).toHaveText(/^The Mac costs ₹[\d.]+\slakh more$/);
  expect(await size()).toBe(sizeOfWinning);
  await price.blur();
  await expect(price).toHaveValue("60,000");
  await expect(page).toHaveURL(`${path}?pc-price=60000`);
  await page.goBack();
  await expect(page).toHaveURL("/sustainability");
});

test("an address that was shared opens with its figures, and starting again drops them", async ({ page }) => {
  await page.goto(`${path}?devices=2500&mac-tickets=0.75`);
  await awake(page);
  await expect(page.locator("#devices")).toHaveValue("2,500");
  // Search engines index the page at its own address only.
  await expect(page.locator('[type="application/ld+json"]')).toHaveCount(0);
  await part(page, "Support").click();
  await expect(page.getByText("a year · IBM 2016")).toBeVisible();
  await page.getByRole("link", { name: "Start again" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("#devices")).toHaveValue("100");
  await expect(page.locator("#mac-tickets")).toHaveValue("1.5");
});

test("who comes by a link of the site finds the page as it is meant to look", async ({ page }) => {
  await page.goto("/sustainability");
  await awake(page);
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(headline(page)).toBeVisible();
  expect(
    await page
      .locator(".calc .row")
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe("grid");
  expect(await page.locator(".calc .answer").evaluate((bar) => getComputedStyle(bar).display)).toBe("none");
});

test("what follows the answer never comes to lie under it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await awake(page);
  const follows = page.getByRole("heading", { name: "Line by line" });
  await follows.evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  const answer = await page.getByRole("region", { name: "Result" }).boundingBox();
  const below = await follows.boundingBox();
  expect(answer && below && answer.y + answer.height).toBeLessThan(below?.y ?? 0);
});

test("a preset says who told it and sets the tickets of the Mac", async ({ page }) => {
  await page.goto(path);
  await awake(page);
  await part(page, "Support").click();
  await page.locator("#pc-tickets").fill("3");
  await page.getByRole("button", { name: presets.ibm.label }).click();
  await expect(page.locator("#mac-tickets")).toHaveValue("1.5");
  await expect(page).toHaveURL(`${path}?pc-tickets=3`);
  await page.getByRole("button", { name: presets.cisco.label }).click();
  await expect(page.locator("#mac-tickets")).toHaveValue("2");
  await expect(page.getByText(presets.ibm.hint)).toBeVisible();
});

test("what cannot be is refused with a sentence beside its field, and axe objects to nothing with every part open", async ({
  page,
}) => {
  await page.goto(path);
  await awake(page);
  await part(page, "Life and value").click();
  const residual = page.getByLabel("Value at its end, Mac");
  await residual.fill("120");
  await expect(residual).toHaveAttribute("aria-invalid", "true");
  await expect(headline(page)).toHaveText("Please check");
  await expect(residual).toHaveAccessibleDescription(/enter a number from 0 to 100/);
  await residual.fill("");
  await expect(page.getByText("Not counted on either side")).toContainText("value at the end");
  // With every part open: closed they are looked over with all pages.
  await page.locator(".calc details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const part of all) part.open = true;
  });
  expect(await axeFindings(page)).toEqual([]);
});

test("what was typed before the page woke is calculated when it wakes, and goes to the address", async ({
  page,
}) => {
  const open = await holdRequests(page, "**/assets/*.js");
  await page.goto(path);
  await page.locator("#mac-price").fill("70000");
  open();
  await expect(headline(page)).toHaveText(/less$/);
  await expect(page.locator("#mac-price")).toHaveValue("70000");
  await expect(page).toHaveURL(`${path}?mac-price=70000`);
});

test("the report goes to the visitor with the whole table and as a PDF", async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${path}?${goldenQuery}`);
  await awake(page);
  await page.getByRole("link", { name: "Send me this report" }).click();
  const form = page.getByRole("form", { name: "Cost comparison by e-mail" });
  const address = `asha-${Date.now()}@example.in`;
  await form.getByLabel("Your name").fill("Asha Rao");
  await form.getByLabel("Work e-mail").fill(address);
  await form.getByLabel("I agree").check();
  await form.getByRole("button", { name: "Send me this report" }).click();
  await expect(page.getByRole("heading", { name: "We send you the report by e-mail" })).toBeVisible();
  const sent = () => mailsTo(address)[0];
  // A process of its own typesets the PDF first; a busy machine gets its time.
  await expect.poll(() => sent()?.replace(/=\r?\n/g, ""), { timeout: 60_000 }).toContain("78,16,208");
  expect(sent()).toContain("Content-Type: application/pdf; name=mac-pc-cost-");
});

test("no report goes out while a figure is wrong: it would be that of figures nobody entered", async ({
  page,
}) => {
  await page.goto(path);
  await awake(page);
  await page.locator("#mac-price").fill("a lakh");
  const form = page.getByRole("form", { name: "Cost comparison by e-mail" });
  await form.getByLabel("Your name").fill("Asha Rao");
  await form.getByLabel("Work e-mail").fill("wrong-figure@example.in");
  await form.getByLabel("I agree").check();
  await form.getByRole("button", { name: "Send me this report" }).click();
  await expect(form.getByRole("region", { name: "Please check 1 answer" })).toContainText(
    "Enter right figures where the calculator marks them",
  );
  await page.locator("#mac-price").fill("1,00,000");
  await form.getByRole("button", { name: "Send me this report" }).click();
  await expect(page.getByRole("heading", { name: "We send you the report by e-mail" })).toBeVisible();
});

test("paper shows the result, every part and no chrome", async ({ page }) => {
  await page.goto(path);
  await awake(page);
  await page.locator("#mac-price").focus();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("form", { name: "Cost comparison by e-mail" })).toBeHidden();
  await expect(page.locator("#mac-tickets")).toBeVisible();
  await expect(page.locator("#mac-price")).toHaveCSS("outline-style", "none");
  await expect(headline(page)).toBeVisible();
  // White ground, and none behind a figure; an instruction and what is not counted are no part of a report.
  await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("#mac-tickets")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.getByRole("heading", { name: "Start from" })).toBeHidden();
  await expect(page.getByText("Show them beside the result")).toBeHidden();
});

test("on a phone the answer is a bar along the lower edge, and the figures end above it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await awake(page);
  const answer = page.locator(".calc .answer");
  await page.locator("#devices").scrollIntoViewIfNeeded();
  const bar = await answer.boundingBox();
  expect([bar?.x, bar?.width]).toEqual([0, 390]);
  await page.locator("#mac-price").focus();
  const field = await page.locator("#mac-price").boundingBox();
  const now = await answer.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(now?.y ?? 0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is answered by the server under a short address", async ({ page }) => {
    await page.goto(path);
    await page.locator("#devices").fill("2,50,000");
    await page.locator("#devices").press("Enter");
    await expect(page).toHaveURL(`${path}?devices=250000#result`);
    await expect(headline(page)).toHaveText(/^The Mac costs ₹\d+\scrore more$/);
    await expect(page.locator("#devices")).toHaveValue("2,50,000");
  });

  test("a preset button works, and mistakes come back as typed with a sentence", async ({ page }) => {
    await page.goto(path);
    await part(page, "Support").click();
    await page.getByRole("button", { name: presets.ibm.label }).click();
    await expect(page).toHaveURL(`${path}?mac-tickets=0.75#result`);
    await page.locator("#mac-price").fill("much");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(headline(page)).toHaveText("Please check");
    await expect(page.locator("#mac-price")).toHaveValue("much");
    await expect(page.locator("#mac-tickets")).toHaveValue("0.75");
  });
});
