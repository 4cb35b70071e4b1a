import { randomUUID } from "node:crypto";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { lookAtOpened } from "./look-opened.ts";
import { isAwake, openLead, sendLead, uniqueName, wordsOf } from "./staff-accounts.ts";

test.beforeEach(() => test.slow());

test("a lead by hand: the key, three fields, saved", async ({ browser }) => {
  const name = uniqueName();
  const { page } = await desk(browser, "agent");
  await page.goto("/leads/dashboard");
  await isAwake(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New lead");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Phone").fill("91234 56789");
  await page.getByLabel("What they want").fill("Twelve iPads for a clinic");
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("This lead is yours.")).toBeVisible();
  await expect(page.locator(".timeline")).toContainText("Twelve iPads for a clinic");
});

test("each choice for a lead by hand has room for its longest words", async ({ browser }) => {
  const { page } = await desk(browser, "agent");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/leads/dashboard/leads/new");
  await isAwake(page);
  const cut = await page.locator('form[aria-label="New lead"] select').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const look = getComputedStyle(field);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return ["no canvas"];
      canvas.font = look.font;
      const arrow = 20;
      const room =
        field.clientWidth -
        Number.parseFloat(look.paddingLeft) -
        Number.parseFloat(look.paddingRight) -
        arrow;
      return Array.from((field as HTMLSelectElement).options, ({ text }) => text).filter(
        (text) => canvas.measureText(text).width > room,
      );
    }),
  );
  expect(cut).toEqual([]);
});

test("an import of leads is checked first, and undone for untouched leads", async ({ browser }) => {
  const name = uniqueName();
  const { page } = await desk(browser, "manager");
  await page.goto("/leads/dashboard/leads/import");
  await isAwake(page);
  const rows = (good: string) =>
    [
      "name,phone,email,organization,form,message,source",
      `${name} one,9876512345,${randomUUID().slice(0, 8)}@fair.example,Fair School,contact,Twelve Macs,fair`,
      `${name} two,,${good},Fair School,contact,Ten iPads,fair`,
    ].join("\n");
  await page.getByLabel("Or its rows").fill(rows("no address"));
  await page.getByRole("button", { name: "Check only" }).click();
  await expect(page.getByRole("alert")).toContainText("1 thing to correct");
  await page.getByLabel("Or its rows").fill(rows(`${randomUUID().slice(0, 8)}@fair.example`));
  await page.getByRole("button", { name: "Check only" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nothing was imported yet" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Name of the import").fill(name);
  await page.getByLabel("We may keep the data because they").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  // The import runs beside the server: its page is looked at until it is done.
  const list = () => wordsOf(page.request, "/leads/dashboard/leads/import");
  await expect.poll(list).toContain(`${name}: 2 leads`);
  await page.goto("/leads/dashboard/leads/import");
  const imported = page.getByRole("listitem").filter({ hasText: name });
  await imported.getByRole("link", { name }).click();
  await expect(page.locator("[data-row]")).toHaveCount(2);
  await page.goBack();
  await imported.getByRole("button", { name: "Undo for untouched leads" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Undone: 2 removed" })).toBeVisible();
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  await expect(page.locator("[data-row]")).toHaveCount(0);
});

test("two people are compared, merged, and separate again after an undo", async ({ browser, request }) => {
  const name = uniqueName();
  for (const each of ["one", "two"]) await sendLead(request, `${name} ${each}`);
  const { page } = await desk(browser, "manager");
  await openLead(page, `${name} one`);
  await page.getByRole("link", { name: "All about this person" }).click();
  await expect(page.getByRole("region", { name: "Enquiries" })).toBeVisible();
  const one = new URL(page.url()).pathname;
  await page.getByRole("link", { name: "Merge with another person" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Merge ${name} one with another person`);
  await page.getByLabel("Find the other").fill(`${name} two`);
  await page.keyboard.press("Enter");
  await page
    .getByRole("link", { name: new RegExp(`${name} two`) })
    .first()
    .click();
  await expect(page.getByRole("table", { name: "What stays and what is merged" })).toBeVisible();
  await lookAtOpened(page);
  await page.getByRole("button", { name: "Merge them" }).click();
  await expect(page).toHaveURL(one);
  const merged = page.getByRole("region", { name: "Merged with" });
  await expect(merged).toContainText(`${name} two`);
  await expect(page.getByRole("region", { name: "Enquiries" }).locator("[data-row]")).toHaveCount(2);
  await merged.getByRole("button", { name: "Undo the merge" }).click();
  await expect(merged).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Enquiries" }).locator("[data-row]")).toHaveCount(1);
});
