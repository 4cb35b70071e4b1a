import type { Browser } from "@playwright/test";

export type Shot = { path: string; wide: string; narrow: string };

/** A page from top to end, small, as two PNGs in base64: at 1440 and at 390 px, the announcement closed. */
export async function shootPage(browser: Browser, url: string, path: string, dark: boolean): Promise<Shot> {
  const shoot = async (width: number, scale: number) => {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
      colorScheme: dark ? "dark" : "light",
    });
    await page.addInitScript(() => {
      localStorage.setItem("announcementModalClosed", "true");
      // A desk without Arial would show the page in whatever it has (app/shell/typeface.ts).
      localStorage.setItem("typeface", "true");
    });
    await page.goto(url + path);
    // What lies below the fold waits for its reader, unlaid (asleep.css) and without pictures; here nobody scrolls.
    await page.evaluate(async () => {
      document.documentElement.dataset.laid = "";
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    // A whole page is a large picture: a machine that does other work too may take its time over it.
    const png = await page.screenshot({ fullPage: true, timeout: 180_000 });
    await page.close();
    return png.toString("base64");
  };
  return { path, wide: await shoot(1440, 0.25), narrow: await shoot(390, 0.3) };
}
