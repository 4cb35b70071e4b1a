import type { Browser } from "@playwright/test";

export type Shot = { path: string; wide: string; middle: string; narrow: string };

/** Scaled-down screenshots of the full page as PNGs in base64, at 1440, 991 and 390 px, with the announcement closed. */
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
      // A machine without Arial would use any other font (app/shell/typeface.ts).
      localStorage.setItem("typeface", "true");
    });
    await page.goto(url + path);
    // Below the fold, layout and pictures wait for scrolling (asleep.css), which does not happen here.
    await page.evaluate(async () => {
      document.documentElement.dataset.laid = "";
      for (const image of document.images) image.loading = "eager";
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    // A full page is a large picture, which takes long on a busy machine.
    const png = await page.screenshot({ fullPage: true, timeout: 180_000 });
    await page.close();
    return png.toString("base64");
  };
  return {
    path,
    wide: await shoot(1440, 0.25),
    middle: await shoot(991, 0.25),
    narrow: await shoot(390, 0.3),
  };
}
