import type { Browser, Page } from "@playwright/test";
import { keepOpen } from "../each-test.ts";
import { park } from "../park.ts";
import { type Account, type Role, signedIn } from "./staff-accounts.ts";

type Desk = { page: Page; account: Account };

const desks = new Map<string, Desk>();
const viewport = { width: 1280, height: 720 };

/**
 * A page whose browser is signed in, and stays so for the tests that follow: loading a first page in a new browser costs three
 * times as much. A test that signs out, or counts what an account has, takes `signedIn`.
 * @param which tells colleagues of one role apart
 */
export async function desk(browser: Browser, role: Role, which = "first"): Promise<Desk> {
  const name = `${role} ${which}`;
  const open = desks.get(name);
  if (open && !open.page.isClosed()) return open;
  const made = await signedIn(browser, role, { viewport });
  desks.set(name, made);
  keepOpen(made.page.context(), () => tidy(made.page));
  return made;
}

/** Leaves the page, which else would go on following the news. */
async function tidy(page: Page): Promise<void> {
  if (await park(page)) await page.setViewportSize(viewport);
}
