import { awake, expect, test } from "./returning-visitor.ts";

test("the floating button opens seven links", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect(links).toHaveText([
    "People",
    "Service",
    "Enterprise",
    "Education",
    "Vectorworks",
    "DCare",
    "About Us",
  ]);
});

test("it closes on scroll", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" });
  await expect(links).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(links).toBeHidden();
  await expect(page.getByRole("button", { name: "Quick navigation" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("it closes on scroll, also on the one that wakes the page", async ({ page }) => {
  await page.goto("/");
  await page.locator("#quick").evaluate((menu: HTMLElement) => menu.showPopover());
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
});

test("it closes on a link, which leads to its page", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  await page.getByRole("navigation", { name: "Quick links" }).getByRole("link", { name: "DCare" }).click();
  await expect(page).toHaveURL("/service/dcare");
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeHidden();
});

test("Escape closes it and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Quick navigation" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "People" }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Quick navigation" })).toBeFocused();
});

test("on a phone that lies on its side the menu scrolls and none of its entries is out of reach", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 300 });
  await page.goto("/people");
  await awake(page);
  await page.getByRole("button", { name: "Quick navigation" }).click();
  const links = page.getByRole("navigation", { name: "Quick links" });
  await expect(links.getByRole("link", { name: "People" })).toBeInViewport({ ratio: 1 });
  await links.hover();
  await page.mouse.wheel(0, 400);
  await expect(links.getByRole("link", { name: "About Us" })).toBeInViewport({ ratio: 1 });
  await links.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
