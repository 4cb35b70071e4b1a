import { expect, test } from "@playwright/test";

// A document that the browser draws ahead for a visitor who may come: `document.prerendering`.

const noted = () => ({ local: { ...localStorage }, session: { ...sessionStorage } });

test("while the browser draws a page ahead nothing is noted, opened or fetched; when it is shown all of it is", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.pathname !== "/people") return;
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    addEventListener("test:show", () => {
      prerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await page.clock.install();
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.(js|css)$|\/menu\/words/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/people");
  await page.clock.runFor(5000);
  expect(fetched).toEqual([]);
  expect(await page.evaluate(noted)).toEqual({ local: {}, session: {} });
  await expect(page.getByRole("dialog")).toBeHidden();

  const looked = page.waitForResponse(/\/assets\/idle-/);
  await page.evaluate(() => dispatchEvent(new Event("test:show")));
  await page.clock.runFor(5000);
  await looked;
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect
    .poll(() => page.evaluate(noted))
    .toMatchObject({
      local: { announcementModalClosed: "false" },
      session: { "arrival:first": expect.any(String) },
    });
});
