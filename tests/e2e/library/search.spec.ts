import type { Page } from "@playwright/test";
import { site, titleOf } from "#tests/support/shop-window.ts";
import { holdRequests } from "../hold-requests.ts";
import { axeFindings } from "../look-over.ts";
import { awake, expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";

async function openSearch(page: Page) {
  await awake(page);
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search the site" });
  await expect(field).toBeFocused();
  return field;
}

test("the key / opens the search; arrows choose, Enter goes there without loading a document", async ({
  page,
}) => {
  await page.goto("/sustainability");
  const field = await openSearch(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await field.fill("deplyoment");
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.first()).toContainText("deployment");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/service/deployment");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("Enter in the field leads to the page of all answers", async ({ page }) => {
  await page.goto("/people");
  const field = await openSearch(page);
  await field.fill("battery");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=battery");
  await expect(page.getByRole("heading", { name: /answers? to “battery”/ })).toBeVisible();
});

test("the dialog's first answer to an everyday question is the first of the page that Enter leads to", async ({
  page,
}) => {
  await page.goto("/sustainability");
  const field = await openSearch(page);
  await field.fill("careers");
  const first = page.getByRole("dialog").getByRole("option").first();
  await expect(first).toContainText(titleOf("/people"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=careers");
  await expect(page.locator("#results h3").first()).toHaveText(titleOf("/people"));
});

test("Escape and a click beside it close the search and give the focus back", async ({ page }) => {
  await page.goto("/people");
  await page.getByRole("link", { name: site.name, exact: true }).first().focus();
  const field = await openSearch(page);
  await field.fill("battery");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: site.name, exact: true }).first()).toBeFocused();
  await openSearch(page);
  await page.mouse.click(5, 500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the key pressed at the moment of closing opens the search again", async ({ page }) => {
  await page.goto("/people");
  await awake(page);
  const field = await openSearch(page);
  await field.fill("repair");
  await field.evaluate((input) => {
    const press = (key: string, on: Element) =>
      on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press("Escape", input);
    press("/", document.body);
  });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
});

test("a stroke typed into a field stays a stroke", async ({ page }) => {
  await page.goto("/blog");
  await awake(page);
  const field = page.getByRole("searchbox", { name: "Search the posts" });
  await field.focus();
  await page.keyboard.type("DWG/IFC");
  await expect(field).toHaveValue("DWG/IFC");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("nothing is listed before the index is there, and a page outside the application is opened as a document", async ({
  page,
}) => {
  const arrive = await holdRequests(page, "**/search-index.json");
  await page.goto("/apple");
  const field = await openSearch(page);
  await field.fill("iPad models compared");
  await expect(page.getByRole("status").filter({ hasText: "Searching" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("option")).toHaveCount(0);
  arrive();
  await page.getByRole("dialog").getByRole("option").first().click();
  await expect(page).toHaveURL("/products/ipad/index.html");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("nothing of the search is loaded before it is wanted, and its index once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/people");
  await awake(page);
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  await openSearch(page);
  await page.keyboard.press("Escape");
  const field = await openSearch(page);
  await field.fill("repair");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  expect(asked.filter((path) => path === "/search-index.json")).toHaveLength(1);
});

test("the search opens again at once, however quickly it is asked for after Escape", async ({ page }) => {
  await page.goto("/people");
  for (let time = 0; time < 10; time++) {
    await openSearch(page);
    await page.keyboard.press("Escape");
  }
  await openSearch(page);
});

test("without the index the search page takes over", async ({ page }) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await page.goto("/people");
  const field = await openSearch(page);
  await expect(page.getByRole("status").filter({ hasText: "did not load" })).toBeVisible();
  await field.fill("repair");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=repair");
});

test("the open search has no accessibility faults", async ({ page }) => {
  await page.goto("/people");
  const field = await openSearch(page);
  await field.fill("school");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  expect(await axeFindings(page, { within: "dialog.find" })).toEqual([]);
});
