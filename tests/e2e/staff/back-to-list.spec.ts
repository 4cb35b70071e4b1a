import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

const list = (name: string) => `/leads/dashboard/leads?${new URLSearchParams({ q: name, status: "new" })}`;

test("from a lead the keys, the link and the browser lead back to its row, and j and k on through the list", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  for (const each of ["one", "two", "three"]) await sendLead(request, `${name} ${each}`);
  const { page } = await desk(browser, "agent");
  const heading = page.getByRole("heading", { level: 1 });
  const row = (each: string) => page.getByRole("link", { name: `${name} ${each}` });
  const press = (key: string) => page.keyboard.press(key);
  const ways = page.getByRole("navigation", { name: "List" });
  await page.goto(list(name));
  await isAwake(page);
  for (const [way, goBack] of [
    ["the key u", () => press("u")],
    ["the link", () => ways.getByRole("link", { name: "Leads" }).click()],
    ["the browser", () => page.goBack()],
  ] as const)
    await test.step(`back by ${way}`, async () => {
      await row("two").click();
      await expect(heading).toHaveText(`${name} two`);
      await expect(page.getByRole("navigation", { name: "Workspace" }).locator("[aria-current]")).toHaveText(
        "Leads",
      );
      await goBack();
      await expect(page).toHaveURL(list(name));
      await expect(row("two")).toBeFocused();
    });
  await press("j");
  await expect(row("one")).toBeFocused();

  await test.step("on by j and k, also from a lead that has left the list", async () => {
    await row("three").click();
    await expect(heading).toHaveText(`${name} three`);
    await page.getByRole("button", { name: "Contacted" }).click();
    await expect(page.locator(".facts .status")).toHaveText("Contacted");
    await press("j");
    await expect(heading).toHaveText(`${name} two`);
    await press("j");
    await expect(heading).toHaveText(`${name} one`);
    await press("j");
    await expect(page.getByRole("status")).toHaveText("This is the last lead of the list.");
    expect(await axeFindings(page)).toEqual([]);
    await press("k");
    await expect(heading).toHaveText(`${name} two`);
    await press("u");
    await expect(row("two")).toBeFocused();
    await expect(row("three")).toHaveCount(0);
  });
});
