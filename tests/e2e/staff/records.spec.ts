import type { Page } from "@playwright/test";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import { expect, test } from "../each-test.ts";
import { mailsTo, ownAddress, tryOf } from "../forms/form-page.ts";
import { axeFindings } from "../look-over.ts";
import { signedIn } from "./staff-accounts.ts";

const audit = async (page: Page) => expect(await axeFindings(page)).toEqual([]);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  const suffix = javaScriptEnabled ? "1" : "2";

  test(`an order is added, found, moved and told to its customer, ${how} script`, async ({ browser }) => {
    const { page } = await signedIn(browser, "agent", { javaScriptEnabled });
    const number = `SO-8800${suffix}${tryOf()}`;
    await page.goto("/leads/dashboard/orders");
    await page.getByRole("link", { name: "Add", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Add an order or repair" })).toBeVisible();
    await page.getByLabel("Number", { exact: true }).fill(number);
    await page.getByRole("textbox", { name: "E-mail" }).fill(ownAddress(`order${suffix}`));
    await page.getByLabel("Milestone").selectOption({ label: "Confirmed" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("phone or pin");
    await page.getByLabel("Phone").fill("98765 43210");
    await page.getByLabel("Milestone").selectOption({ label: "Confirmed" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    await expect(page.getByRole("status")).toContainText("mail with the link");
    await expect(page.getByText("phone ends in 3210")).toBeVisible();

    await page.getByLabel("Milestone").selectOption({ label: "Shipped" });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Box 1: Shipped" })).toBeVisible();
    await page.goto("/leads/dashboard/orders");
    await page.getByPlaceholder(/Order or job number/).fill(number.toLowerCase());
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(page.locator("tbody tr")).toContainText("Shipped");
  });

  test(`an admin deletes an order, ${how} script`, async ({ browser }) => {
    const { page } = await signedIn(browser, "admin", { javaScriptEnabled });
    const number = `SO-8810${suffix}${tryOf()}`;
    await page.goto("/leads/dashboard/orders/new");
    await page.getByLabel("Number", { exact: true }).fill(number);
    await page.getByLabel("Phone").fill("98765 43210");
    await page.getByLabel("Milestone").selectOption({ label: "Confirmed" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
    if (javaScriptEnabled) await audit(page);
    await page.getByLabel(`Yes, delete ${number}`).check();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("status")).toHaveText(`${number} is deleted.`);
    expect((await page.goto(`/leads/dashboard/orders/order/${number}`))?.status()).toBe(404);
  });

  test(`a file is checked, mended and imported, ${how} script`, async ({ browser }) => {
    test.setTimeout(90_000);
    const { page } = await signedIn(browser, "manager", { javaScriptEnabled });
    await page.goto("/leads/dashboard/coverage/import");
    const rows = "serial,imei,plan,starts,ends\n";
    // Plans of this try alone: a row that is there already is not added.
    const [one, other] = [`G6TZM3Q${tryOf()}4${suffix}`, `G6TZM3Q${tryOf()}5${suffix}`];
    const [today, starts] = [dayOf(Date.now()), "01/01/2026"];
    const ends = dayAfter(today, 700);
    const bad = `${rows}${one}O,,DCare,${starts},${ends}\n${other}X,,DCare,soon,${ends}\n`;
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "plans.csv", mimeType: "text/csv", buffer: Buffer.from(bad) });
    await page.getByRole("button", { name: "Check only" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "2 things to correct in plans.csv. Nothing was imported.",
    );
    await expect(page.locator("tbody tr")).toContainText(["zero or a one", "is no day"]);
    await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
    if (javaScriptEnabled) await audit(page);
    const good = bad.replace("O,,", "Z,,").replace("soon", starts);
    await page.getByLabel("Or its rows").fill(good);
    await page.getByRole("button", { name: "Check only" }).click();
    await expect(page.getByRole("status")).toContainText("All 2 rows are fine");
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await expect(page.getByRole("status")).toContainText("Imported 2 rows: 2 added");
    await page.goto(`/leads/dashboard/coverage?q=${one}Z`);
    await expect(page.getByRole("heading", { name: "The register says: covered" })).toBeVisible();
    await page.getByLabel("Last day").fill(dayAfter(today, -30));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "The register says: ended" })).toBeVisible();
    if (javaScriptEnabled) await audit(page);
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";

  test(`a file of some thousand rows is taken, one of 21 MB refused by its size, ${how} script`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const { page } = await signedIn(browser, "manager", { javaScriptEnabled });
    await page.goto("/leads/dashboard/coverage/import");
    const letters = "ACDEFGHJKL";
    const serial = (at: number) =>
      `H${javaScriptEnabled ? "Y" : "Z"}TZ${tryOf()}${[...String(10_000 + at)].map((digit) => letters[Number(digit)]).join("")}`;
    const rows = Array.from({ length: 3_000 }, (_, at) => `${serial(at)},,DCare,2026-01-01,2099-12-31`);
    const heading = "serial,imei,plan,starts,ends";
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer });
    await choose("large.csv", Buffer.alloc(21 * 1024 * 1024, "x"));
    await page.getByRole("button", { name: "Check only" }).click();
    await expect(page.getByRole("alert")).toContainText("larger than 20 MB");
    await choose("plans.csv", Buffer.from([heading, ...rows].join("\n")));
    await page.getByRole("button", { name: "Check only" }).click();
    await expect(page.getByRole("status").filter({ hasText: "fine" })).toHaveText(
      "All 3,000 rows of plans.csv are fine. Nothing was imported yet.",
    );
    await page.getByRole("button", { name: "Import 3,000 rows" }).click();
    await expect(async () => {
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByRole("status")).toHaveText(
        "Imported 3,000 rows: 3,000 added, 0 changed, 0 same.",
        { timeout: 2_000 },
      );
    }).toPass();
    if (javaScriptEnabled) await audit(page);
  });
}

test("the mail to the customer opens the status by its link alone", async ({ browser, page }) => {
  const { page: desk } = await signedIn(browser, "admin");
  await desk.goto("/leads/dashboard/orders/new");
  await desk.getByLabel("Number", { exact: true }).fill(`SO-88009${tryOf()}`);
  const email = ownAddress("order-link");
  await desk.getByLabel("PIN code").fill("560001");
  await desk.getByRole("textbox", { name: "E-mail" }).fill(email);
  await desk.getByLabel("Milestone").selectOption({ label: "Shipped" });
  await desk.getByRole("button", { name: "Add", exact: true }).click();
  await expect(desk.getByRole("status")).toContainText("mail with the link");
  await audit(desk);
  const link = await linkInMailTo(email);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 2, name: "Shipped" })).toBeVisible();
  await page.goto(`${link}x`);
  await expect(page.getByLabel(/^Last four digits/)).toBeVisible();
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
