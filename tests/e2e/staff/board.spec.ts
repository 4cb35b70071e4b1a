import type { Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings } from "../look-over.ts";
import { desk } from "./desk.ts";
import { isAwake, sendLead, uniqueName, withoutNews } from "./staff-accounts.ts";

// Several moves and two people: on a busy machine half a minute is not enough.
test.beforeEach(() => test.slow());

const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function openBoard(page: Page, name: string): Promise<void> {
  await page.goto(`/leads/dashboard/leads/board?q=${encodeURIComponent(name)}`);
  await isAwake(page);
}

test("single keys do not act on the page behind a dialog", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await openBoard(page, name);
  await column(page, "New").getByRole("link", { name, exact: true }).focus();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: `Move ${name}` });
  await dialog.getByRole("textbox", { name: "Next step" }).fill("Call about the offer");
  await dialog.getByLabel("Day").fill("2999-01-01");
  const button = dialog.getByRole("button", { name: "Move", exact: true });
  await button.focus();
  for (const key of ["n", "u", "/"]) {
    const isLeftAlone = await button.evaluate(
      (at, of) =>
        at.dispatchEvent(new KeyboardEvent("keydown", { key: of, bubbles: true, cancelable: true })),
      key,
    );
    expect(isLeftAlone, key).toBe(true);
  }
  await page.keyboard.press("Enter");
  await expect(column(page, "Contacted").getByRole("link", { name, exact: true })).toBeFocused();
});

test("a card is moved by keys and by dragging, only where it can go, won with its value, and keeps the focus", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await openBoard(page, name);
  const card = page.getByRole("link", { name, exact: true });
  const dialog = page.getByRole("dialog", { name: `Move ${name}` });
  await column(page, "New").getByRole("link", { name, exact: true }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(dialog.getByRole("combobox", { name: "Move to" })).toHaveValue("contacted");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(column(page, "Contacted").getByRole("link", { name, exact: true })).toBeFocused();
  await expect(dialog).toBeHidden();

  await test.step("a card is dropped only where it can go, and the column says so", async () => {
    const over = page.locator(".board-column[data-over]");
    await page.locator(".board-card").hover();
    await page.mouse.down();
    for (const [to, shown] of [
      ["Proposal", 1],
      ["Contacted", 0],
      ["Qualified", 1],
    ] as const) {
      const box = await column(page, to).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60, { steps: 3 });
      await expect(over).toHaveCount(shown);
    }
    await page.mouse.up();
    await expect(dialog.getByRole("combobox", { name: "Move to" })).toHaveValue("qualified");
    await expect(over).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await page.locator(".board-card").dragTo(column(page, "Proposal"));
  await expect(dialog.getByRole("combobox", { name: "Move to" })).toHaveValue("proposal");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(column(page, "Proposal").getByRole("link", { name, exact: true })).toBeFocused();
  await page.keyboard.press("m");
  await dialog.getByRole("combobox", { name: "Move to" }).selectOption("won");
  await dialog.getByLabel(/Value in rupees/).fill("12,34,567");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(column(page, "Won").getByRole("heading")).toContainText("₹12,34,567");
  await expect(card).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
});

test("a colleague was quicker: the dialog says so and shows the new state", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await withoutNews(page);
  await openBoard(page, name);
  const { page: other } = await desk(browser, "manager", "second");
  await openBoard(other, name);
  for (const [who, to] of [
    [other, "qualified"],
    [page, "contacted"],
  ] as const) {
    await who.getByRole("link", { name: `Move to another state: ${name}` }).click();
    await who.getByRole("combobox", { name: "Move to" }).selectOption(to);
    await who.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).click();
    if (who === other)
      await expect(column(other, "Qualified").getByRole("link", { name, exact: true })).toBeVisible();
  }
  const dialog = page.getByRole("dialog", { name: `Move ${name}` });
  await expect(dialog.getByRole("alert")).toContainText("A colleague changed this lead");
  await expect(dialog.getByText("It is Qualified now.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Move to" }).selectOption("lost");
  await dialog.getByRole("combobox", { name: "Why" }).selectOption("price");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(column(page, "Lost").getByRole("link", { name, exact: true })).toBeFocused();
});

test("a step without its day is asked for in the dialog, and a lead leads back to its card", async ({
  browser,
  request,
}) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "manager");
  await openBoard(page, name);
  await page.getByRole("link", { name: `Move to another state: ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Move ${name}` });
  await dialog.getByLabel("Next step").fill("Call them");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(dialog.getByLabel("Day")).toBeFocused();
  // Over since long: the server refuses it, and the focus is where it was.
  await dialog.getByLabel("Day").fill("2020-01-01");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("is over");
  await expect(dialog.getByRole("button", { name: "Move", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  const card = column(page, "New").getByRole("link", { name, exact: true });
  await card.click();
  await page
    .getByRole("navigation", { name: "List", exact: true })
    .getByRole("link", { name: "Board" })
    .click();
  await expect(card).toBeFocused();
});

test("on a phone one column is shown, and the others are a tap away", async ({ browser, request }) => {
  const name = uniqueName();
  await sendLead(request, name);
  const { page } = await desk(browser, "agent");
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page, name);
  await expect(column(page, "New").getByRole("link", { name, exact: true })).toBeVisible();
  await expect(column(page, "Won")).toBeHidden();
  await page.getByRole("navigation", { name: "Columns" }).getByRole("link", { name: /^Won/ }).click();
  await expect(column(page, "Won")).toBeVisible();
  await expect(column(page, "New")).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});
