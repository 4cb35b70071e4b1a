import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type DetailName, details, detailWidths } from "#app/figures/detail-names.ts";
import { views } from "#app/figures/picture-sizes.ts";
import { pack } from "./pack.ts";

/** Cuts a detail from the widest file of its picture into art/pictures, in its widths of at most `most` bytes each. */
export async function cutDetail(
  browser: Browser,
  name: DetailName,
  packing: string,
  most: number,
): Promise<void> {
  const { of, left, top, width } = details[name];
  const { detail, tall } = views;
  if (left + width > tall.width || top + (width * detail.height) / detail.width > tall.height)
    throw new Error(`${name} reaches over the edge of ${of}`);
  const whole = join(packing, `${of}.png`);
  execFileSync("avifdec", ["--depth", "8", `art/pictures/${of}-tall-${tall.width}.avif`, whole], {
    stdio: "ignore",
  });
  const picture = `data:image/png;base64,${readFileSync(whole).toString("base64")}`;
  for (const at of detailWidths(name)) {
    const scale = at / width;
    const viewport = { width: at, height: Math.round((at * detail.height) / detail.width) };
    const page = await browser.newPage({ viewport });
    const place = `left:${-left * scale}px;top:${-top * scale}px;width:${tall.width * scale}px`;
    await page.setContent(
      `<body style="margin:0;overflow:hidden"><img src="${picture}" style="position:absolute;${place}">`,
    );
    const png = join(packing, `${name}-${at}.png`);
    await page.screenshot({ path: png });
    await page.close();
    const { bytes, level } = pack(png, `art/pictures/${name}-detail-${at}.avif`, most);
    console.log(`${name}-detail-${at}.avif: ${bytes} bytes, level ${level}`);
  }
}
