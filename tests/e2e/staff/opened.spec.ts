import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { lookAtOpened } from "./look-opened.ts";
import { isAwake, openLead, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

test("on a phone the ways from a lead are large enough for a thumb, and a tag is set in the site's type", async ({
  browser,
  request,
}) => {
  const visitor = uniqueName();
  await sendLead(request, visitor);
  const viewport = { width: 390, height: 844 };
  const { page } = await signedIn(browser, "manager", { viewport, hasTouch: true, isMobile: true });
  await openLead(page, visitor);
  for (const link of await page
    .getByRole("navigation", { name: "List", exact: true })
    .getByRole("link")
    .all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.getByText("Add a tag", { exact: true }).tap();
  await page.getByRole("combobox", { name: "Tag", exact: true }).fill("thumb");
  await page.getByRole("button", { name: "Add", exact: true }).tap();
  const type = (each: Element) => getComputedStyle(each).fontFamily;
  const tag = page.getByRole("button", { name: /^thumb/ });
  expect(await tag.evaluate(type)).toBe(await page.locator("body").evaluate(type));
});

test("the opened forms of teams and routing are accessible and fit", async ({ browser }) => {
  const { page } = await desk(browser, "admin");
  await page.goto("/leads/dashboard/teams");
  await isAwake(page);
  for (const form of ["Add a team", "Add a rule"]) await page.getByText(form, { exact: true }).click();
  await expect(page.getByLabel("Name of the rule")).toBeVisible();
  await lookAtOpened(page);
});
