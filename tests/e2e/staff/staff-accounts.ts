import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { AccountServices } from "#app/accounts/account-services.ts";

export type Role = "admin" | "manager" | "agent";
export type Account = { email: string; name: string; password: string };

const password = "paper lantern over harbour";
const dataDir = () => process.env.E2E_DATA_DIR ?? readFileSync(".cache/e2e-data-dir", "utf8").trim();

/** Runs `npm run staff` against the data of the server under test. */
export function staffCommand(...args: string[]): string {
  return execFileSync(process.execPath, ["scripts/staff.ts", ...args], {
    env: { ...process.env, DATA_DIR: dataDir() },
    encoding: "utf8",
    timeout: 20_000,
  });
}

function newAccount(role: Role): Account {
  const id = randomUUID().slice(0, 8);
  return { email: `${role}-${id}@dts.example`, name: `Test ${role} ${id}`, password };
}

/** A new colleague who has only got the link yet: its path and query. */
export function invited(role: Role): Account & { link: string } {
  const account = newAccount(role);
  const printed = staffCommand("add", "--email", account.email, "--role", role, "--name", account.name);
  const url = new URL(printed.trim().split("\n").at(-1) ?? "");
  return { ...account, link: url.pathname + url.search };
}

const accounts = new Map<string, Promise<AccountServices>>();

/** The accounts in the database of a server under test: a command for each would take a third of a second. */
async function openAccounts(folder: string): Promise<AccountServices> {
  const { openDatabase } = await import("#app/database/database.server.ts");
  const { parseConfig } = await import("#app/config.server.ts");
  const { createLog } = await import("#server/log.ts");
  const parsed = parseConfig({ DATA_DIR: folder });
  if (!parsed.ok) throw new Error(parsed.problem);
  const { config } = parsed;
  const db = await openDatabase(config.databaseUrl);
  return { config, db, log: createLog("warn"), now: () => new Date(), wakeOutbox: () => {} };
}

/** A new colleague with a password. @param folder the data of a server of the test's own */
export async function colleague(role: Role, name?: string, folder = dataDir()): Promise<Account> {
  const { addStaff } = await import("#app/accounts/staff-members.server.ts");
  const { giveQuickPassword } = await import("#tests/support/quick-password.ts");
  const opened = accounts.get(folder) ?? openAccounts(folder);
  accounts.set(folder, opened);
  const services = await opened;
  const account = newAccount(role);
  if (name) account.name = name;
  const added = await addStaff(services, { ...account, role }, "test");
  if (added.outcome !== "added") throw new Error(added.outcome);
  await giveQuickPassword(services, added.member.id, password);
  return account;
}

/** A page whose browser is signed in. */
export async function signedIn(
  browser: Browser,
  role: Role,
  options = {},
): Promise<{ page: Page; account: Account }> {
  const context = await browser.newContext(options);
  const account = await colleague(role);
  await enter(context.request, account);
  return { page: await context.newPage(), account };
}

export async function enter(request: APIRequestContext, { email }: Pick<Account, "email">): Promise<void> {
  const answer = await request.post("/leads/login", { form: { email, password }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Sends the contact form as a browser without script does. @returns the reference of the new lead */
export async function sendLead(
  request: APIRequestContext,
  name: string,
  more: Record<string, string> = {},
): Promise<string> {
  const form = {
    name,
    email: `${randomUUID().slice(0, 8)}@visitor.example`,
    topic: "Buying devices",
    message: "We need forty notebooks for a new office.",
    phone: "98765 43210",
    city: "Pune",
    agree: "yes",
    ...more,
  };
  const answer = await request.post("/forms/contact", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
  return new URL(answer.headers().location ?? "", "http://localhost").searchParams.get("ref") ?? "";
}

export function uniqueName(): string {
  return `Visitor ${randomUUID().slice(0, 8)}`;
}

/** The address of a lead in the list of those with its name. */
export async function leadAddress(request: APIRequestContext, name: string): Promise<string> {
  const html = await (await request.get(`/leads/dashboard/leads?q=${encodeURIComponent(name)}`)).text();
  const row = /<a\b[^>]*\bdata-row\b[^>]*>/.exec(html)?.[0] ?? "";
  const href = /href="([^"]+)"/.exec(row)?.[1]?.replaceAll("&amp;", "&");
  if (!href) throw new Error(`no lead of ${name} in the list`);
  return href;
}

/** The words of a page, without loading it in the browser: for what takes a moment. */
export async function wordsOf(request: APIRequestContext, path: string): Promise<string> {
  return (await (await request.get(path)).text()).replaceAll(/<[^>]*>/g, "");
}

/** Opens the lead with this name, without the list before it. */
export async function openLead(page: Page, name: string): Promise<void> {
  await page.goto(await leadAddress(page.request, name));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await isAwake(page);
}

/** The field for a note of the open lead, its tab chosen. */
export async function noteField(page: Page): Promise<Locator> {
  await page.getByRole("radio", { name: "Note" }).check();
  return page.getByRole("textbox", { name: "Note" });
}

/** Waits until the page is awake. Its stream of news stays open, so that the network is never idle. */
export async function isAwake(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-awake", "true");
}

/** A page that hears of no change, as when its connection is broken. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route("**/leads/dashboard/live?*", (route) => route.abort());
}
