import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { mailsTo, storedReferences } from "../forms/form-page.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

const path = "/enterprise/TechSeries";

/** From the list of sessions to the form of the first one that is to come; gives its title. */
async function choose(page: Page) {
  await page.goto(path);
  const session = page.locator("#events li:not(.past)").first();
  const title = await session.getByRole("heading").innerText();
  await session.getByRole("link", { name: /^Reserve a place/ }).click();
  await expect(page.getByRole("heading", { name: "Who comes?" })).toBeVisible();
  return title.replace(/\s*Sample$/, "");
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("textbox", { name: "Organization" }).fill("Example Textiles");
  await page.getByRole("textbox", { name: "Places" }).fill("2");
  await page.getByLabel(/^I agree/).check();
}

/** A second try must not count what the first one has stored. */
const newAddress = () => `session-${randomUUID()}@example.in`;

async function journey(page: Page, email: string, look: (page: Page) => Promise<void> = async () => {}) {
  const title = await choose(page);
  await expect(page.locator(".way")).toContainText(title);
  await look(page);
  await fillIn(page, email);
  await page.getByRole("button", { name: eventPlace.submitLabel }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(eventPlace.thanks.heading);
  const file = page.getByRole("link", { name: /calendar file$/ });
  await expect(file).toContainText(title);
  expect(storedReferences(eventPlace, email)).toHaveLength(1);
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VEVENT");
}

test("a session's link leads to its form, without accessibility faults; what is missing and the place are asked for, confirmed with a calendar file, and mailed", async ({
  page,
}) => {
  const email = newAddress();
  await journey(page, email, async () => {
    await awake(page);
    await page.getByRole("button", { name: eventPlace.submitLabel }).click();
    await expect(page.getByRole("region", { name: /^Please check/ })).toBeFocused();
    expect(await axeFindings(page, { within: "#tool" })).toEqual([]);
  });
  await expect.poll(() => mailsTo(email).join()).toContain("text/calendar");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same way leads to the same place", async ({ page }) => {
    await journey(page, newAddress());
  });
});
