import { expect, test } from "../each-test.ts";
import { isAwake, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

for (const javaScriptEnabled of [true, false]) {
  test(`a token is made, shown once, used and revoked, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    request,
  }) => {
    const reference = await sendLead(request, uniqueName());
    const { page } = await signedIn(browser, "manager", { javaScriptEnabled });
    await page.goto("/leads/dashboard/api");
    await page.getByText("New token").click();
    await page.getByLabel("Which program uses it").fill("Sheet of the week");
    if (javaScriptEnabled) {
      await isAwake(page);
      await page.getByRole("button", { name: "Make token" }).click();
      await expect(page.getByRole("alert")).toContainText("Tick at least one use");
      await expect(page.getByRole("button", { name: "Make token" })).toBeFocused();
    }
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

    await page.goto("/leads/dashboard/api");
    await expect(page.getByText("Sheet of the week")).toBeVisible();
    await expect(secret).toHaveCount(0);
    await page.getByRole("button", { name: "Revoke Sheet of the week" }).click();
    await expect(page.getByText(/^revoked/)).toBeVisible();
    expect((await ask("/api/v1/leads")).status()).toBe(401);
  });
}
