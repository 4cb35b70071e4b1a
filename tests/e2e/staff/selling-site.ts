import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { colleague, enter, type Role } from "./staff-accounts.ts";

export type SellingSite = Awaited<ReturnType<typeof startSellingSite>>;

/** The shipped bundle on a data folder of its own, with a GSTIN and a UPI id, so that quotations can be sent. */
export async function startSellingSite(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "site-selling-"));
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "production", HOST: "127.0.0.1" };
  const publish = ["tests/support/publish-example-registration.ts"];
  execFileSync(process.execPath, publish, { env, encoding: "utf8", timeout: 60_000 });
  const server: OwnServer = await startOwnServer({ DATA_DIR: dataDir, RATE_LIMIT: "off", ...settings });
  return {
    url: server.url,
    stop: server.stop,
    colleague: (role: Role, name: string) => colleague(role, name, dataDir),
    /** A browser of its own, signed in. */
    async enter(browser: Browser, { email }: { email: string }) {
      const context = await browser.newContext({ baseURL: server.url });
      await enter(context.request, { email });
      return context.newPage();
    },
    /** The mails that went to an address, oldest first. */
    mailsTo(address: string): string[] {
      const folder = join(dataDir, "mail");
      return readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .sort()
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .filter((mail) => mail.includes(`To: ${address}`));
    },
  };
}

/** Fills in a quotation. */
export async function fillInQuotation(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New quotation");
  await page.getByLabel("Place of supply").selectOption({ label: "Maharashtra" });
  await page.getByLabel("Line 1: description").fill("Notebook");
  await page.getByLabel("Line 1: HSN").fill("8471");
  await page.getByLabel("Line 1: quantity").fill("40");
  await page.getByLabel("Line 1: unit price").fill("99,900");
}

/** Presses the button of the form. */
export async function makeQuotation(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Make the quotation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Q\/\d{4}-\d\d\/\d{4,}$/);
}

/** Sends the open quotation with a reply, from its own page. */
export async function sendQuotation(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Send with a reply" }).click();
  const form = page.getByRole("form", { name: "Reply" });
  await form.getByRole("textbox", { name: "Your reply" }).fill("Here is the offer.");
  await form.getByRole("button", { name: "Send reply" }).click();
  // The PDF is typeset meanwhile, in a process of its own.
  await expect(page.locator(".facts .status")).toHaveText("Proposal", { timeout: 20_000 });
  // What was sent does not wait to be sent again.
  await expect(page.locator("#reply")).toHaveValue("");
}

/** The path of the quotation's page in the newest mail to an address. */
export async function quotationLink(
  mailsTo: (address: string) => string[],
  address: string,
): Promise<string> {
  const found = () => mailsTo(address).flatMap((mail) => /\/quotation\/[\w-]{44}/.exec(unfolded(mail)) ?? []);
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? "";
}

/** A mail with the lines that were broken for the wire put together again. */
export function unfolded(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, "");
}
