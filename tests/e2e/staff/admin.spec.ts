import { authenticatorCode } from "../../support/authenticator.ts";
import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";
import {
  enter,
  sendLead,
  signedIn,
  staffCommand,
  uniqueName,
  withoutNews,
  wordsOf,
} from "./staff-accounts.ts";

test("an admin adds a colleague, who gets a mail, finds it in the audit log, and disables them again", async ({
  browser,
}) => {
  const { page, account } = await desk(browser, "admin");
  const name = uniqueName();
  const email = `${name.slice(-8)}@dts.example`;
  await page.goto("/leads/dashboard/staff");
  await page.getByText("Add a colleague").click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("E-mail", { exact: true }).fill(account.email);
  await page.getByRole("radio", { name: "Manager" }).check();
  await page.getByRole("button", { name: "Add and send the link" }).click();
  await expect(page.getByRole("alert")).toContainText("has an account already");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Add and send the link" }).click();
  await expect(page.getByRole("status")).toContainText(email);
  const sent = () => wordsOf(page.request, "/leads/dashboard/outbox?show=sent");
  await expect.poll(sent).toContain(`Set-password link to ${email}`);
  await page.getByRole("link", { name: `Change ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByLabel("Name", { exact: true }).fill(`${name} Rao`);
  await page.getByRole("radio", { name: "Agent" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Saved. It applies at once.");
  expect(staffCommand("role", "--email", email, "--role", "manager")).toContain("is now manager");
  expect(staffCommand("name", "--email", email, "--name", `${name} Sen`)).toContain(
    `is now called ${name} Sen`,
  );
  await page.reload();
  await expect(page.getByRole("radio", { name: "Manager" })).toBeChecked();
  await page.getByRole("button", { name: `Disable ${name} Sen` }).click();
  await expect(page.getByRole("button", { name: `Enable ${name} Sen` })).toBeVisible();
  expect(staffCommand("list")).toMatch(new RegExp(`manager +${email} +${name} Sen.*\\(disabled\\)`));

  await page.goto("/leads/dashboard/audit");
  await page.getByRole("combobox", { name: "Who" }).selectOption({ label: account.name });
  await page.getByRole("combobox", { name: "Act" }).selectOption("staff disabled");
  await page.getByRole("button", { name: "Show" }).click();
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText([account.name]);
});

test("an authenticator is set up, asked for at the next sign-in, and replaced by a recovery code", async ({
  browser,
}) => {
  const { page, account } = await signedIn(browser, "agent");
  await page.goto("/leads/dashboard/account");
  const section = page.getByRole("region", { name: "Authenticator" });
  await section.getByLabel("Present password").fill(account.password);
  await section.getByRole("button", { name: "Set it up" }).click();
  const link = section.getByRole("link", { name: "open it in the app" });
  const uri = (await link.getAttribute("href")) ?? "";
  const recovery = await section.locator(".codes li").first().textContent();
  await expect(section.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await section.getByLabel("The code that the app shows now").fill("000000");
  await section.getByRole("button", { name: "Turn it on" }).click();
  await expect(section.getByRole("alert")).toContainText("not right");
  await expect(link).toHaveAttribute("href", uri);
  await section.getByLabel("The code that the app shows now").fill(authenticatorCode(uri));
  await section.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("status")).toContainText("The authenticator is on");
  expect(staffCommand("list")).toMatch(new RegExp(`${account.email}.*\\(authenticator\\)`));

  // The one that turned it on was used: the next one is taken half a minute early. Which of the two a code is shows in it.
  for (const code of [authenticatorCode(uri, Date.now() + 30_000), recovery ?? ""]) {
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await page.getByLabel("E-mail", { exact: true }).fill(account.email);
    await page.getByLabel("Password", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    const field = page.getByLabel("Code", { exact: true });
    await expect(field).toBeFocused();
    await field.fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/leads/dashboard");
  }
});

test("signing out everywhere ends the other browsers too", async ({ browser, playwright, baseURL }) => {
  const { page, account } = await signedIn(browser, "agent");
  const elsewhere = await playwright.request.newContext({ baseURL });
  await enter(elsewhere, account);
  // Else, on a busy machine, it may hear that the session has ended before the answer to the press is there.
  await withoutNews(page);
  await page.goto("/leads/dashboard/account");
  await expect(page.locator(".sessions li")).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("status")).toContainText("on every device");
  expect((await elsewhere.get("/leads/dashboard", { maxRedirects: 0 })).status()).toBe(303);
  await elsewhere.dispose();
});

test("the export holds the leads of the filter and no formula", async ({ browser }) => {
  const { page } = await desk(browser, "manager");
  const name = uniqueName();
  const reference = await sendLead(page.request, `${name}`);
  await sendLead(page.request, uniqueName());
  await page.goto(`/leads/dashboard/leads?q=${encodeURIComponent(name)}&form=contact`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export these as CSV" }).click();
  const stream = await (await download).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString("utf8");
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('"Your message"');
  expect(lines[1]).toContain(`"${reference}"`);
  expect(lines[1]).toContain('"9876543210"');
});
