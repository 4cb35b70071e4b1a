import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, leadAddress, sendLead, uniqueName } from "./staff-accounts.ts";

const list = "/leads/dashboard/leads";

test("a filter holds at once, stands as a chip and in the address, and a press takes it away; forms and days narrow the list together", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "agent");
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await isAwake(page);
  await page.getByText("Filter", { exact: true }).click();
  await page.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Service" });
  // The address names what was chosen and nothing empty, as the views in the rail do.
  await expect(page).toHaveURL(/\?(?!.*=(&|$)).*kind=service/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("No lead fits");
  // The next condition is chosen without opening the menu again.
  await expect(page.getByRole("combobox", { name: "Kind" })).toBeVisible();
  const chips = page.getByRole("list", { name: "Filters" });
  await chips.getByRole("link", { name: /Kind Service/ }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await expect(page).not.toHaveURL(/kind=/);
  await page.getByText("Columns", { exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show these" })).toBeHidden();

  await test.step("several forms and a span of days", async () => {
    await page.getByText("Filter", { exact: true }).click();
    await page.getByText("Forms", { exact: true }).first().click();
    await page.getByRole("checkbox", { name: "Education enquiry" }).check();
    await page.getByRole("checkbox", { name: "Contact", exact: true }).check();
    await page.getByRole("button", { name: "Show these forms" }).click();
    await expect(page).toHaveURL(/form=contact%2Ceducation-contact/);
    await expect(page.getByRole("link", { name })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "7 days" }).click();
    await expect(page).toHaveURL(/days=7\b/);
    await expect(page.getByRole("link", { name })).toBeVisible();
  });
});

test("a word of a note finds its lead and is shown, and the head of the owners sorts by keys", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  const word = `verandah${Date.now().toString(36)}`;
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  const form = { intent: "note", note: `Deliver to the ${word} behind the school, past the gate.` };
  const lead = (await leadAddress(page.request, name)).split("?")[0] ?? "";
  expect((await page.request.post(lead, { form, maxRedirects: 0 })).status()).toBe(303);
  await page.goto(`${list}?q=${word.slice(0, -1)}`);
  await isAwake(page);
  await expect(page.getByRole("row", { name })).toContainText(
    `In a note: Deliver to the ${word} behind the school, past the gate.`,
  );
  const lines = await page
    .getByRole("row", { name })
    .locator(".hit")
    .evaluate((hit) => hit.clientHeight / Number.parseFloat(getComputedStyle(hit).lineHeight));
  expect(lines).toBeLessThan(1.5);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(list);
  await isAwake(page);
  const head = page.getByRole("columnheader", { name: "Owner" });
  await head.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=owner/);
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await head.getByRole("link").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
});

test("a list is kept as a view, stands in the rail with its count, and is deleted", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await page.goto(`${list}?city=Pune&sort=name`);
  await page.getByText("Views", { exact: true }).click();
  await page.getByLabel("Keep this list as").fill(name);
  await page.getByRole("button", { name: "Keep view" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  const rail = page.getByRole("navigation", { name: "Workspace" });
  await page.goto("/leads/dashboard");
  await expect(rail.getByRole("link", { name })).toContainText(/\d/);
  await rail.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`${list}?city=Pune&sort=name`);
  await page.getByText("Views", { exact: true }).click();
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(rail.getByRole("link", { name })).toHaveCount(0);
});
