import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";

test("the menu of a phone opens on one line, leads on and closes", async ({ browser }) => {
  const { page } = await desk(browser, "admin");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/leads/dashboard");
  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  const menu = page.getByRole("navigation", { name: "Workspace" });
  await expect(menu).toBeHidden();
  await bar.getByText("Menu", { exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await menu.getByRole("link", { name: "Appointments" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appointments");
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeVisible();
  // With room it is a rail at the side.
  expect((await bar.boundingBox())?.width).toBeLessThanOrEqual(200);
});
