import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { awake, expect, test } from "./returning-visitor.ts";

const holdScripts = (page: Page) => holdRequests(page, "**/assets/*.js");

async function fillFeedback(page: Page) {
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Organization").fill("Sample Works");
  for (const answer of ["Excellent", "Very relevant", "Very helpful"]) {
    await page.getByRole("radio", { name: answer, exact: true }).check();
  }
  await page.getByRole("checkbox", { name: "Financial Programs", exact: true }).check();
  await page.getByRole("checkbox", { name: "Discuss Financial Programs" }).check();
}

test("no script is fetched before the page has loaded or is touched", async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => {
    if (request.resourceType() === "script" && !loaded) early.push(request.url());
  });
  await page.goto("/");
  await awake(page);
  expect(early).toEqual([]);
});

test("a form that is sent before the page is awake keeps its answers and is sent once it is", async ({
  page,
}) => {
  const openGate = await holdScripts(page);
  await page.goto("/feedback/bep-2025");
  await fillFeedback(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Asha Rao");
  expect(posts).toEqual([]);
  openGate();
  await expect(page.getByRole("alert")).toContainText("Request Submitted!");
  expect(posts).toEqual(["/api/contact"]);
});

test("a form with a missing answer that is sent before the page is awake is told so by the page", async ({
  page,
}) => {
  const openGate = await holdScripts(page);
  await page.goto("/feedback/bep-2025");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByRole("button", { name: "Submit" }).click();
  openGate();
  await expect(page.getByText("Please fill all the required fields")).toBeVisible();
});

test("when the scripts have not come after 5 s the form goes out as plain HTML", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/feedback/bep-2025");
  await fillFeedback(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.isNavigationRequest());
  await page.getByRole("button", { name: "Submit" }).click({ noWaitAfter: true });
  await page.clock.runFor(5000);
  await sent;
});

test("a menu works while no script has come", async ({ page }) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner")).toHaveAttribute("data-state", "solid");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});
