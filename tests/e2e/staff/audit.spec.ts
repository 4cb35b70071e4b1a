import { expect, test } from "../each-test.ts";
import { sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

const path = "/leads/dashboard/audit";

test("an admin finds what a colleague did, page by page, with and without script, and the colleague finds nothing", async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000);
  const name = uniqueName();
  await sendLead(request, name);
  const { page: colleague, account } = await signedIn(browser, "agent");
  await colleague.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`);
  const lead = (await colleague.locator("[data-row]").first().getAttribute("href"))?.split("?")[0] ?? "";
  // One more than a page holds.
  for (let count = 0; count < 101; count++) {
    const form = { intent: "note", note: `Note ${count}` };
    const answer = await colleague.request.post(lead, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  }
  expect((await colleague.goto(path))?.status()).toBe(403);

  for (const javaScriptEnabled of [true, false]) {
    const { page } = await signedIn(browser, "admin", { javaScriptEnabled });
    await page.goto(path);
    await page.getByRole("combobox", { name: "Who" }).selectOption({ label: account.name });
    await page.getByRole("combobox", { name: "Act" }).selectOption("note added");
    await page.getByRole("button", { name: "Show" }).click();
    const rows = page.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveCount(100);
    await expect(rows.first()).toContainText(account.name);
    await page.getByRole("link", { name: "Older" }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole("link", { name: "Newest" }).click();
    await expect(rows).toHaveCount(100);
  }
});
