import type { Page } from "@playwright/test";
import { awake, expect } from "../shell/returning-visitor.ts";
import { fillIn as fillInPerson, freeTimes, openTimes } from "../tools/booking-page.ts";
import { test } from "../warm-page.ts";

// What screen readers announce: once, and only while it is true.

const toasts = (page: Page) => page.locator(".Toastify__toast");

test("a refused enquiry is said once, marks what is wrong, and takes it back with each correction", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await awake(page);
  const form = page.getByRole("form", { name: "Contact" });
  const question = form.getByLabel("Your message");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("region", { name: /^Please check/ })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);

  await expect(question).toHaveAttribute("aria-invalid", "true");
  await question.fill("Do you train teachers?");
  await expect(question).not.toHaveAttribute("aria-invalid", "true");
  await expect(form.locator("#contact-message-error")).toHaveCount(0);
  await expect(question).toBeFocused();
  await expect(form.getByRole("textbox", { name: "E-mail" })).toHaveAttribute("aria-invalid", "true");
  await question.fill("");
  await expect(question).toHaveAttribute("aria-invalid", "true");

  await question.fill("Do you train teachers?");
  await form.getByRole("textbox", { name: "E-mail" }).fill("spoken@example.in");
  await form.getByLabel("What is it about?").selectOption("Training");
  await form.getByLabel(/^I agree/).check();
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Thank you, your message is with us" })).toBeVisible();
  await expect(page).not.toHaveTitle(/Error/);
  await expect(toasts(page).filter({ hasText: "Sent." })).toBeVisible();
  await expect(page.locator(".Toastify [aria-live]:not([aria-live=off])")).toHaveCount(0);
});

test("what was wrong with the feedback is over once it is sent", async ({ page }) => {
  await page.goto("/feedback/bep-2025?name=Asha_Rao&Organization=Example");
  await awake(page);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  const missing = page.getByRole("alert").filter({ hasText: "Please fill all the required fields" });
  await expect(missing).toBeVisible();
  for (const option of ["Good", "Very relevant", "Very helpful"])
    await page.getByRole("radio", { name: option, exact: true }).check();
  await page.getByRole("checkbox", { name: "Security & Compliance" }).check();
  await page.getByRole("checkbox", { name: "Discuss Financial Programs" }).check();
  await submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "Request Submitted!" })).toBeVisible();
  await expect(missing).toHaveCount(0, { timeout: 2000 });
});

test("no answer is called invalid before it was given", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of ["/feedback/bep-2025", "/contact-us", "/education/K12"]) {
    await page.goto(path);
    await awake(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const invalid = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
    );
    expect(
      invalid.map(({ role, name }) => `${role?.value} ${name?.value}`),
      path,
    ).toEqual([]);
  }
});

test("each step of a booking has a title of its own, and a refused one says so", async ({ page }) => {
  await page.goto("/book-appointment");
  await awake(page);
  const first = await page.title();
  await openTimes(page, "/book-appointment", ["Repair", "Delhi"]);
  await awake(page);
  await expect(page).toHaveTitle(`Choose a time - ${first}`);
  await freeTimes(page).first().click();
  await expect(page).toHaveTitle(`Your details - ${first}`);
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page).toHaveTitle(`Error: Your details - ${first}`);
  await fillInPerson(page, "titles@example.in");
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your appointment is booked");
  await expect(page).not.toHaveTitle(/Error/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the title of a form that comes back says so first", async ({ page }) => {
    await page.goto("/contact-us");
    await page.locator("form#contact").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveTitle(/^Error: /);
  });
});
