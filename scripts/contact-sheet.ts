import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "#tests/support/chromium.ts";
import { end, readWords } from "./command.ts";
import { chooseFamilies, familiesOfPages } from "./contact-sheet/families.ts";
import { layOut } from "./contact-sheet/lay-out.ts";
import { type Shot, shootPage } from "./contact-sheet/shoot-page.ts";
import { startSite } from "./site-process.ts";

const usage = `npm run contact-sheet                      every public page of the built site at 1440, 991 and 390 px, one picture for each
                                           family, in .cache/contact-sheet
npm run contact-sheet -- services /blog    only these families or pages
npm run contact-sheet -- --dark            in the dark scheme`;

const folder = ".cache/contact-sheet";
const options = { dark: { type: "boolean", default: false } } as const;
const {
  values: { dark },
  positionals: wanted,
} = readWords(usage, options);

const site = await startSite({ port: Number(process.env.PORT ?? 4650) });
const families = familiesOfPages();
const { chosen, unknown } = chooseFamilies(families, wanted);
if (unknown.length > 0)
  end(
    `No family or page is called ${unknown.join(", ")}. The families: ${families.map(({ name }) => name).join(", ")}.`,
  );

const browser = await chromium.launch(await findChromium());
try {
  mkdirSync(folder, { recursive: true });
  // A full run replaces only the sheets of its own scheme, so that both schemes can be compared.
  for (const file of wanted.length ? [] : readdirSync(folder))
    if (file.endsWith("-dark.png") === dark) rmSync(`${folder}/${file}`);
  for (const { name, paths } of chosen) {
    const shots: Shot[] = [];
    for (const path of paths) shots.push(await shootPage(browser, site.url, path, dark));
    const file = `${folder}/${name}${dark ? "-dark" : ""}.png`;
    writeFileSync(file, await layOut(browser, shots));
    console.log(`${file}: ${paths.length} pages`);
  }
} finally {
  await browser.close();
  await site.kill("SIGTERM");
}
