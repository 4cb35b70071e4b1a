import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName } from "./staff-accounts.ts";

test("a token is made, shown once, used and revoked", async ({ browser, request }) => {
  const reference = await sendLead(request, uniqueName());
  const { page } = await desk(browser, "manager");
  const name = uniqueName();
  await page.goto("/leads/dashboard/api");
  await page.getByText("New token").click();
  await page.getByLabel("Which program uses it").fill(name);
  await isAwake(page);
  await page.getByRole("button", { name: "Make token" }).click();
  await expect(page.getByRole("alert")).toContainText("Tick at least one use");
  await expect(page.getByRole("button", { name: "Make token" })).toBeFocused();
  await page.getByLabel(/^Read leads/).check();
  await page.getByRole("button", { name: "Make token" }).click();
  const secret = page.locator("code.secret");
  const token = await secret.innerText();
  const ask = (path: string) => request.get(path, { headers: { Authorization: `Bearer ${token}` } });
  const leads = await ask("/api/v1/leads");
  expect(leads.status()).toBe(200);
  expect(await leads.text()).toContain(reference);
  // Only what was ticked.
  expect((await ask("/api/v1/people")).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(name)).toBeVisible();
  await expect(secret).toHaveCount(0);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(/revoked/);
  expect((await ask("/api/v1/leads")).status()).toBe(401);
});
