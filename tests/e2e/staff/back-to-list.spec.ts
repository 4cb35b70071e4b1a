import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

const list = (name: string) => `/leads/dashboard/leads?${new URLSearchParams({ q: name, status: "new" })}`;

/** Presses once the page is awake: the first that does something. */
async function pressUntil(page: Page, key: string, seen: () => Promise<unknown>): Promise<void> {
  await isAwake(page);
  await page.keyboard.press(key);
  await seen();
}

test("back from a lead leads to the filter and the row that were left, by key, link and browser", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  for (const each of ["one", "two", "three"]) await sendLead(request, `${name} ${each}`);
  const { page } = await desk(browser, "agent");
  await page.goto(list(name));
  const back: [string, () => Promise<unknown>][] = [
    ["u", () => page.keyboard.press("u")],
    [
      "link",
      () => page.getByRole("navigation", { name: "List" }).getByRole("link", { name: "Leads" }).click(),
    ],
    ["browser", () => page.goBack()],
  ];
  for (const [, goBack] of back) {
    await page.getByRole("link", { name: `${name} two` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} two`);
    await expect(page.getByRole("navigation", { name: "Workspace" }).locator("[aria-current]")).toHaveText(
      "Leads",
    );
    await isAwake(page);
    await goBack();
    await expect(page).toHaveURL(list(name));
    await expect(page.getByRole("link", { name: `${name} two` })).toBeFocused();
  }
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `${name} one` })).toBeFocused();
});

test("j and k go on to the next and previous lead of the list, also when one has left it", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  for (const each of ["one", "two", "three"]) await sendLead(request, `${name} ${each}`);
  const { page } = await desk(browser, "agent");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(list(name));
  await page.getByRole("link", { name: `${name} three` }).click();
  await expect(heading).toHaveText(`${name} three`);
  await page.getByRole("button", { name: "Contacted" }).click();
  await expect(page.locator(".facts .status")).toHaveText("Contacted");
  await pressUntil(page, "j", () => expect(heading).toHaveText(`${name} two`));
  await page.keyboard.press("j");
  await expect(heading).toHaveText(`${name} one`);
  await page.keyboard.press("j");
  await expect(page.getByRole("status")).toHaveText("This is the last lead of the list.");
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("k");
  await expect(heading).toHaveText(`${name} two`);
  await page.keyboard.press("u");
  await expect(page.getByRole("link", { name: `${name} two` })).toBeFocused();
  await expect(page.getByRole("link", { name: `${name} three` })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the ways back and on are links", async ({ browser, request }) => {
    const name = uniqueName();
    for (const each of ["one", "two"]) await sendLead(request, `${name} ${each}`);
    const { page } = await signedIn(browser, "agent", { javaScriptEnabled: false });
    await page.goto(list(name));
    await page.getByRole("link", { name: `${name} two` }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} one`);
    await page.getByRole("button", { name: "Take it" }).click();
    await expect(page.getByText("This lead is yours.")).toBeVisible();
    await page.getByRole("navigation", { name: "List" }).getByRole("link", { name: "Leads" }).click();
    await expect(page.getByRole("link", { name: `${name} one` })).toBeVisible();
    await expect(page).toHaveURL(/status=new/);
  });
});
