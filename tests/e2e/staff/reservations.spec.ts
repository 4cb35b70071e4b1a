import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { desk } from "./desk.ts";

const item = "notebook-silver";

/** Asks for the last piece in Bengaluru, or for a place behind it, as a browser without script does. */
async function ask(request: APIRequestContext, name: string): Promise<void> {
  const form = {
    choice: `/shop/pre-order?kind=${item}&place=bengaluru`,
    quantity: "1",
    name,
    phone: "98765 43210",
    email: `${crypto.randomUUID()}@visitor.example`,
    agree: "yes",
  };
  const answer = await request.post("/forms/pre-order", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

test("the shop cancels one request and hands the piece over to the next", async ({ browser, request }) => {
  const [first, second] = [`First ${crypto.randomUUID()}`, `Second ${crypto.randomUUID()}`];
  const { page } = await desk(browser, "agent");
  await page.goto("/leads/dashboard/reservations");
  const row = page
    .getByRole("row")
    .filter({ hasText: "16 GB, 512 GB, silver" })
    .filter({ hasText: "Bengaluru" });
  await expect(row).toContainText("1 of 1");
  await ask(request, first);
  await ask(request, second);
  await row.getByRole("link").click();
  await expect(page.getByText("0 left of 1: 1 reserved, 0 handed over; 1 waiting")).toBeVisible();
  await page.getByRole("button", { name: `Cancel: ${first}` }).click();
  await expect(page.getByRole("status")).toContainText("Cancelled.");
  const line = page.getByRole("listitem").filter({ hasText: second });
  await expect(line).toContainText("Reserved");
  await line.getByRole("button", { name: `Handed over: ${second}` }).click();
  await expect(page.getByText("0 left of 1: 0 reserved, 1 handed over; 0 waiting")).toBeVisible();
  await line.getByRole("link", { name: second }).click();
  await expect(page.getByText(/handed over 1 × MacBook Air/)).toBeVisible();
  await page.getByRole("link", { name: "Among the reservations" }).click();
  // For the journeys of visitors, and another try.
  await line.getByRole("button", { name: `Not handed over: ${second}` }).click();
  await line.getByRole("button", { name: `Cancel: ${second}` }).click();
  await expect(page.getByText(/^1 left of 1/)).toBeVisible();
});
