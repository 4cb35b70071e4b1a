import { expect, test } from "../shell/returning-visitor.ts";

test.use({ viewport: { width: 992, height: 700 } });

// Of several parts with steps beside its introduction, and of one part below a heading alone.
for (const path of ["/people", "/privacy-policy"])
  test(`nothing above the form of ${path} slides over it while one scrolls`, async ({ page }) => {
    await page.goto(path);
    const frame = page.locator(".form-frame");
    await frame.scrollIntoViewIfNeeded();
    const box = frame.locator("> .form-box");
    // Laid out below by the whole stylesheet, as wide as the page.
    await expect
      .poll(async () => (await box.boundingBox())?.width === (await frame.boundingBox())?.width)
      .toBe(true);
    const covered = await frame.evaluate(async (element) => {
      const top = element.getBoundingClientRect().top + scrollY;
      const box = element.querySelector(".form-box") as Element;
      const above = [...element.children].filter((part) => part !== box && part.checkVisibility());
      const covered: number[] = [];
      for (let at = top - innerHeight / 2; at < top + element.clientHeight; at += 100) {
        scrollTo({ top: at, behavior: "instant" });
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const edge = box.getBoundingClientRect().top;
        if (above.some((part) => part.getBoundingClientRect().bottom > edge)) covered.push(at);
      }
      return covered;
    });
    expect(covered).toEqual([]);
  });
