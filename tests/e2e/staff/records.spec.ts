import { truncateSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { expect, test } from "../each-test.ts";
import { mailsTo, ownAddress, tryOf } from "../forms/form-page.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";

// What the same forms answer without script is asked in app/staff/orders/order-page.test.ts and app/staff/import.

const audit = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

test("an order is added, told to its customer by a link, moved, found and deleted", async ({
  browser,
  request,
}) => {
  const { page } = await desk(browser, "admin");
  const [number, email] = [`SO-88001${tryOf()}`, ownAddress("order")];
  await page.goto("/leads/dashboard/orders");
  const heightOf = async (name: string) =>
    (await page.getByRole("link", { name, exact: true }).boundingBox())?.height;
  expect(await heightOf("Import CSV")).toBe(await heightOf("Add"));
  await page.getByRole("link", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Add an order or repair" })).toBeVisible();
  await page.getByLabel("Number", { exact: true }).fill(number);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Milestone").selectOption({ label: "Confirmed" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("phone or pin");
  await page.getByLabel("Phone").fill("98765 43210");
  await page.getByLabel("Milestone").selectOption({ label: "Confirmed" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByRole("status")).toContainText("mail with the link");
  await expect(page.getByText("phone ends in 3210")).toBeVisible();
  await audit(page);

  await test.step("the link alone opens the status, and a changed one asks for the phone", async () => {
    const link = await linkInMailTo(email);
    expect(await (await request.get(link)).text()).toMatch(/<h2[^>]*>(<[^>]*>)*Confirmed/);
    const guessed = await (await request.get(`${link}x`)).text();
    expect(guessed).toContain("Last four digits");
    expect(guessed).not.toMatch(/<h2[^>]*>(<[^>]*>)*Confirmed/);
  });

  await page.getByLabel("Milestone").selectOption({ label: "Shipped" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Box 1: Shipped" })).toBeVisible();
  await page.getByRole("link", { name: "Orders and repairs" }).first().click();
  await page.getByPlaceholder(/Order or job number/).fill(number.toLowerCase());
  await page.getByRole("button", { name: "Find" }).click();
  const row = page.locator("tbody tr");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Shipped");

  await row.getByRole("link", { name: number }).click();
  await page.getByLabel(`Yes, delete ${number}`).check();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("status")).toHaveText(`${number} is deleted.`);
  expect((await page.request.get(`/leads/dashboard/orders/order/${number}`)).status()).toBe(404);
});

test("a file is refused by its size, checked, mended and imported; one of many rows too", async ({
  browser,
}) => {
  const { page } = await desk(browser, "manager");
  const heading = "serial,imei,plan,starts,ends";
  // Plans of this try alone: a row that is there already is not added.
  const [one, other] = [`G6TZM3Q${tryOf()}41`, `G6TZM3Q${tryOf()}51`];
  const [today, starts] = [dayOf(Date.now()), "01/01/2026"];
  const ends = dayAfter(today, 700);
  const bad = `${heading}\n${one}O,,DCare,${starts},${ends}\n${other}X,,DCare,soon,${ends}\n`;
  const file = page.getByLabel("CSV file");
  const choose = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  const check = () => page.getByRole("button", { name: "Check only" }).click();

  await page.goto("/leads/dashboard/coverage/import");
  const large = test.info().outputPath("large.csv");
  writeFileSync(large, "");
  truncateSync(large, 21 * 1024 * 1024);
  await file.setInputFiles(large);
  await check();
  await expect(page.getByRole("alert")).toContainText("larger than 20 MB");

  await choose("plans.csv", bad);
  await check();
  await expect(page.getByRole("alert")).toHaveText("2 things to correct in plans.csv. Nothing was imported.");
  await expect(page.locator("tbody tr")).toContainText(["zero or a one", "is no day"]);
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await audit(page);
  const good = bad.replace("O,,", "Z,,").replace("soon", starts);
  await page.getByLabel("Or its rows").fill(good);
  await check();
  await expect(page.getByRole("status")).toContainText("All 2 rows are fine");
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByRole("status")).toContainText("Imported 2 rows: 2 added");

  await test.step("a file that is longer than other posts may be", async () => {
    const letters = "ACDEFGHJKL";
    const serial = (at: number) =>
      `HYTZ${tryOf()}${[...String(10_000 + at)].map((digit) => letters[Number(digit)]).join("")}`;
    const rows = Array.from({ length: 1_800 }, (_, at) => `${serial(at)},,DCare,2026-01-01,2099-12-31`);
    await page.goto("/leads/dashboard/coverage/import");
    await choose("many.csv", [heading, ...rows].join("\n"));
    await check();
    await expect(page.getByRole("status").filter({ hasText: "fine" })).toHaveText(
      "All 1,800 rows of many.csv are fine. Nothing was imported yet.",
    );
    await page.getByRole("button", { name: "Import 1,800 rows" }).click();
    await expect(page.getByRole("status")).toHaveText("Imported 1,800 rows: 1,800 added, 0 changed, 0 same.");
  });

  await page.goto(`/leads/dashboard/coverage?q=${one}Z`);
  await expect(page.getByRole("heading", { name: "The register says: covered" })).toBeVisible();
  await page.getByLabel("Last day").fill(dayAfter(today, -30));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "The register says: ended" })).toBeVisible();
  await audit(page);
});

async function linkInMailTo(address: string): Promise<string> {
  let found = "";
  await expect
    .poll(() => {
      for (const mail of mailsTo(address)) {
        const text = mail.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
        found = /\/order-tracking\/order\/[\w-]+\?key=[\w-]+/.exec(text)?.[0] ?? "";
      }
      return found;
    })
    .not.toBe("");
  return found;
}
