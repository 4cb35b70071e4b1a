import { printTable, type Row } from "../table.ts";
import { authorsCheckout } from "./checkout.ts";
import { type Recipe, recipes } from "./recipe-list.ts";
import { startSites } from "./sites.ts";

// `npm run drill -- publish-recipes`: every recipe of docs/content.md is followed and published once on a running site.

const patienceMs = 60_000;

/** @returns whether visitors saw each of them */
export async function publishRecipes(): Promise<boolean> {
  const running = await startSites("SQLite", 1);
  const checkout = await authorsCheckout(running.env);
  const [{ url }] = running.sites as [(typeof running.sites)[number]];
  const rows: Row[] = [];
  try {
    for (const recipe of recipes()) {
      for (const [file, edit] of Object.entries(recipe.edits)) checkout.edit(file, edit);
      const began = performance.now();
      const { code, said } = await checkout.run("publish", ["--note", recipe.what]);
      const isSeen = code === 0 && (await untilSeen(url, recipe));
      if (!isSeen) console.log(`  ${recipe.what}: ended with ${code}\n${said}`);
      const figure = isSeen ? `${((performance.now() - began) / 1000).toFixed(1)} s` : "not seen";
      rows.push({ what: recipe.what, figure, budget: `seen at ${recipe.path}`, held: isSeen });
    }
  } finally {
    checkout.remove();
    await running.stop();
  }
  printTable("Every recipe of docs/content.md, from the command to what a visitor sees", rows);
  return rows.every(({ held }) => held);
}

async function untilSeen(url: string, { path, shows }: Recipe): Promise<boolean> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const answer = await fetch(url + path, { redirect: "manual" });
    const text = `${answer.headers.get("Location") ?? ""} ${await answer.text()}`;
    if (text.includes(shows)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
