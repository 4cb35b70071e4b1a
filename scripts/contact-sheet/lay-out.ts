import type { Browser } from "@playwright/test";
import type { Shot } from "./shoot-page.ts";

/** The sheet: three pages per row, each beside its narrower versions, which are cut into strips of the same height. */
export async function layOut(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 3400, height: 900 } });
  const figures = shots.map(
    ({ path, wide, middle, narrow }) =>
      `<figure><figcaption>${path}</figcaption><div>${picture(wide)}${picture(middle)}${picture(narrow)}</div></figure>`,
  );
  await page.setContent(`<!doctype html><style>
    body { display: flex; flex-wrap: wrap; gap: 32px; margin: 24px; background: #888 }
    figure { margin: 0 } figcaption { font: 600 18px sans-serif; padding: 6px 0 }
    div { display: flex; gap: 6px; align-items: start } i { background-repeat: no-repeat }
    </style>${figures.join("")}`);
  await page.evaluate(async () => {
    for (const div of document.querySelectorAll("div")) {
      const [wide, ...narrower] = [...div.querySelectorAll("img")];
      if (!wide) continue;
      await Promise.all([wide, ...narrower].map((picture) => picture.decode()));
      for (const picture of narrower) {
        for (let top = 0; top < picture.height; top += wide.height) {
          const strip = document.createElement("i");
          strip.style.width = `${picture.width}px`;
          strip.style.height = `${Math.min(wide.height, picture.height - top)}px`;
          strip.style.background = `url(${picture.src}) 0 -${top}px`;
          picture.before(strip);
        }
        picture.remove();
      }
    }
  });
  const png = await page.screenshot({ fullPage: true, timeout: 180_000 });
  await page.close();
  return png;
}

function picture(base64: string): string {
  return `<img src="data:image/png;base64,${base64}">`;
}
