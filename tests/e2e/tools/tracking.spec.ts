import type { Page } from "@playwright/test";
import { axeFindings } from "../look-over.ts";
import { expect } from "../shell/returning-visitor.ts";
import { test } from "../warm-page.ts";
import { importRows, orderColumns } from "./records.ts";

test.beforeAll(() => {
  importRows("import-orders", [
    orderColumns,
    "order,SO-77001,9876543210,600113,1,confirmed,2026-11-18,,,",
    "order,SO-77001,,,1,shipped,2026-11-20,2026-11-24,Sample Carrier,SC-1",
    "order,SO-77001,,,2,back-order,2026-11-20,2026-12-04,,",
    "repair,J-77001,,110001,1,received,2026-11-18,,,",
  ]);
});

/** Looks a step over where the journey is the one with script. */
type Look = (page: Page) => Promise<void>;
const audit: Look = async (page) => expect(await axeFindings(page)).toEqual([]);
const unseen: Look = async () => {};

async function journey(page: Page, look: Look) {
  await page.goto("/order-tracking");
  await page.getByLabel("Order or job number").fill("so 77001");
  await page.getByLabel(/^Last four digits/).fill("1111");
  await page.getByRole("button", { name: "Track" }).click();
  await expect(page.getByRole("alert")).toContainText("nothing under this number and this detail together");
  await look(page);
  await page.getByLabel(/^Last four digits/).fill("3210");
  await page.getByRole("button", { name: "Show the status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order SO-77001");
  await expect(page).toHaveTitle(/^Order SO-77001 - /);
  await expect(page.getByRole("heading", { level: 2, name: "Shipped" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "On back-order" })).toBeVisible();
  await expect(page.locator("[aria-current=step]").first()).toContainText("Shipped");
  await expect(page.getByText("SC-1")).toBeVisible();
  await look(page);
  for (const secret of ["3210", "600113"]) expect(await page.content()).not.toContain(secret);
}

test("an order is found by its number and a second fact, box by box", async ({ page }) => {
  await journey(page, audit);
});

test("what is missing is said at the fields, not by the browser", async ({ page }) => {
  await page.goto("/order-tracking");
  await page.getByRole("button", { name: "Track" }).click();
  await expect(page.getByLabel("Order or job number")).toBeFocused();
  for (const label of ["Order or job number", /^Last four digits/])
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Enter the/);
  await page.goto("/order-tracking/order/SO-77001");
  await page.getByRole("button", { name: "Show the status" }).click();
  await expect(page.getByLabel(/^Last four digits/)).toHaveAccessibleDescription(/Enter the/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an order is found by its number and a second fact, box by box", async ({ page }) => {
    await journey(page, unseen);
  });

  test("a repair is found from its own address by the PIN code", async ({ page }) => {
    await page.goto("/order-tracking/repair/J-77001");
    await page.getByLabel(/^Last four digits/).fill("110 001");
    await page.getByRole("button", { name: "Show the status" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible();
  });
});

test("the address of a number answers the same whether it exists or not; other types are missing", async ({
  request,
}) => {
  const known = await request.get("/order-tracking/order/SO-77001");
  const unknown = await request.get("/order-tracking/order/SO-77002");
  expect([known.status(), unknown.status()]).toEqual([200, 200]);
  const same = async (answer: typeof known) => (await answer.text()).replaceAll(/SO-7700[12]/g, "");
  expect(await same(known)).toBe(await same(unknown));
  expect(known.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  for (const path of ["parcel/SO-77001", "order/x", "order/%00", "Order/SO-77001/y"]) {
    const status = (await request.get(`/order-tracking/${path}`)).status();
    expect([400, 404], path).toContain(status);
  }
});

test("a wrong fact and an unknown number get the same 404", async ({ request }) => {
  const post = (number: string, fact: string) =>
    request.post(`/order-tracking/order/${number}/answer`, { form: { fact } });
  const wrong = await post("SO-77001", "0000");
  const unknown = await post("SO-77002", "3210");
  expect([wrong.status(), unknown.status()]).toEqual([404, 404]);
  const same = async (answer: typeof wrong) => (await answer.text()).replaceAll(/SO-7700[12]/g, "");
  expect(await same(wrong)).toBe(await same(unknown));
  expect((await post("SO-77001", "3210")).status()).toBe(200);
});
