import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkoutAt } from "#tests/support/checkout-at.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { testFolder } from "#tests/support/test-folder.ts";
import { compareCheckout, rememberUnedited } from "./checkout.server.ts";
import { baseFile } from "./content-base.ts";
import { contentDigest, readContentFiles, writeContentFiles } from "./content-files.ts";
import { addRelease, listReleases } from "./content-releases.server.ts";
import { firstOrLatestRelease } from "./first-release.server.ts";

const now = new Date("2026-11-23T06:00:00Z");

function newCheckout(name: string): string {
  const root = mkdtempSync(join(testFolder, "checkout-"));
  writeContentFiles(join(root, "content"), new Map([["site.yaml", Buffer.from(`name: ${name}\n`)]]));
  return root;
}

describeEachDatabase("the first release", (fresh) => {
  test("is the content of the checkout, once, however many servers start at once", async () => {
    const db = await fresh();
    const root = newCheckout("DTS");
    const shown = await Promise.all([1, 2, 3].map(() => firstOrLatestRelease(db, checkoutAt(root), now)));
    const digest = contentDigest(readContentFiles(join(root, "content")));
    expect(shown.map((release) => [release.id, release.digest])).toEqual([1, 2, 3].map(() => [1, digest]));
    expect(await listReleases(db, 10)).toHaveLength(1);
  });

  test("stays what is published when a server with other files starts", async () => {
    const db = await fresh();
    const first = await firstOrLatestRelease(db, checkoutAt(newCheckout("DTS")), now);
    expect(await firstOrLatestRelease(db, checkoutAt(newCheckout("Northwind")), now)).toEqual(first);
  });

  test("is what the checkout is compared with from then on", async () => {
    const db = await fresh();
    const root = newCheckout("DTS");
    await firstOrLatestRelease(db, checkoutAt(root), now);
    expect(readFileSync(join(root, baseFile), "utf8")).toContain("site.yaml");
    writeFileSync(join(root, "content/site.yaml"), "name: Northwind\n");
    expect([...(await compareCheckout(db, checkoutAt(root))).standings]).toEqual([["site.yaml", "ours"]]);
  });

  test("makes an edit after a start known as this checkout's, on each server", async () => {
    const db = await fresh();
    await firstOrLatestRelease(db, checkoutAt(newCheckout("DTS")), now);
    const second = newCheckout("DTS");
    await rememberUnedited(db, checkoutAt(second));
    writeFileSync(join(second, "content/site.yaml"), "name: Northwind\n");
    await rememberUnedited(db, checkoutAt(second));
    expect([...(await compareCheckout(db, checkoutAt(second))).standings]).toEqual([["site.yaml", "ours"]]);
  });

  test("is noted as seen in what the version before remembered, so that its loss is known", async () => {
    const db = await fresh();
    const root = newCheckout("DTS");
    await firstOrLatestRelease(db, checkoutAt(root), now);
    const files = readContentFiles(join(root, "content"));
    await addRelease(db, { files, author: "Asha", note: "", basedOn: 1, now });
    const [{ newest: _, ...before }] = JSON.parse(readFileSync(join(root, baseFile), "utf8"));
    writeFileSync(join(root, baseFile), JSON.stringify([before]));
    await rememberUnedited(db, checkoutAt(root));
    await db.deleteFrom("content_releases").where("id", "=", 2).execute(); // what a backup did not have
    expect((await compareCheckout(db, checkoutAt(root))).lost).toBe(2);
  });

  test("says nothing of a checkout with other files", async () => {
    const db = await fresh();
    await firstOrLatestRelease(db, checkoutAt(newCheckout("DTS")), now);
    const other = newCheckout("Northwind");
    await rememberUnedited(db, checkoutAt(other));
    expect([...(await compareCheckout(db, checkoutAt(other))).standings]).toEqual([["site.yaml", "both"]]);
  });
});
