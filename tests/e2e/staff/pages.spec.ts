import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../each-test.ts";
import { axeFindings, rulesOfWidth } from "../look-over.ts";
import { desk } from "./desk.ts";
import { invited, leadAddress, sendLead, signedIn, uniqueName } from "./staff-accounts.ts";

const inside = [
  "",
  "/leads",
  "/leads?q=nobodyhasthisname",
  "/leads?kind=sales&status=open&sort=name&cols=who,want,city,source,form,updated,reference",
  "/outbox",
  "/outbox?show=sent",
  "/orders",
  "/orders?q=none",
  "/orders/new",
  "/orders/import",
  "/coverage",
  "/coverage/import",
  "/queue",
  "/appointments",
  "/appointments?place=online&day=2026-12-25",
  "/reservations",
  "/reservations?item=notebook-13-16-512&place=mumbai",
  "/privacy",
  "/webhooks",
  "/reports",
  "/coverage?q=H4XQ9N2WLX",
  "/staff",
  "/account",
  "/no-such-lead",
  "/audit",
  "/api",
  "/help",
  "/help/managers",
  "/help/admins",
  "/insight",
  "/insight?kind=service&range=year",
  "/insight/feedback/feedback-bep-2025",
  "/people",
  "/companies",
  "/teams",
  "/templates",
  "/calendar",
  "/calendar?by=people",
  "/appointments/new",
  "/leads/board",
  "/leads/new",
  "/leads/import",
  "/notices",
  "/set-aside",
  "/bulk",
  "/site",
];
/**
 * All rules once, and in the dark scheme those of a width and of colours. No rule of the stylesheets asks for a scheme and a
 * width at once: what every page has stands before both schemes at both widths, as pages take turns. Narrower still, only the
 * room is another.
 */
const looks = [
  [
    { width: 1440, colorScheme: "light", audit: {} },
    { width: 390, colorScheme: "dark", audit: { rules: rulesOfWidth } },
    { width: 320, colorScheme: "light", audit: undefined },
  ],
  [
    { width: 390, colorScheme: "light", audit: {} },
    { width: 320, colorScheme: "dark", audit: undefined },
    { width: 1440, colorScheme: "dark", audit: { rules: rulesOfWidth } },
  ],
] as const;

/** Parts of the walk, so that the workers have equal shares of it. */
const shares = 3;

for (let share = 0; share < shares; share += 1) {
  test(`every page is accessible, fits and breaks no policy at each width and in both schemes (part ${share + 1})`, async ({
    browser,
  }) => {
    const { page, complaints } = await adminWithLead(browser);
    for (const [at, path] of inside.entries())
      if (at % shares === share) await look(page, `/leads/dashboard${path}`);
    expect(complaints).toEqual([]);
  });
}

test("every page of a record is accessible, fits and breaks no policy at each width and in both schemes", async ({
  browser,
}) => {
  const { page, complaints, name } = await adminWithLead(browser);
  const first = async (list: string) => {
    const html = await (await page.request.get(`/leads/dashboard/${list}`)).text();
    return new RegExp(`href="(/leads/dashboard/${list}/[0-9a-f-]{36})"`).exec(html)?.[1] ?? "";
  };
  const lead = await leadAddress(page.request, name);
  await look(page, lead);
  await look(page, `${lead.split("?")[0]}/quotations/new`);
  for (const list of ["people", "companies"]) await look(page, await first(list));
  const member = await first("staff");
  await look(page, member);
  await look(page, member.replace("/staff/", "/hand-over/"));
  expect(complaints).toEqual([]);
});

test("every page before the sign-in is accessible, fits and breaks no policy at each width and in both schemes", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { link } = invited("agent");
  for (const path of [
    "/leads/login",
    "/leads/login?step=code",
    "/leads/password",
    link,
    "/leads/password?token=old",
  ]) {
    await look(page, path);
  }
  expect(complaints.filter((text) => !text.includes("410"))).toEqual([]);
});

async function adminWithLead(browser: Browser) {
  // Each page is looked at three times.
  test.setTimeout(300_000);
  const { page } = await desk(browser, "admin");
  const name = uniqueName();
  await sendLead(page.request, name);
  return { page, name, complaints: complaintsOf(page) };
}

/** What the browser complains of from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

let looked = 0;

/** Loads the page in one of its looks, each in its turn, and goes on to the others in the same document. */
async function look(page: Page, path: string) {
  const turn = looked++;
  const own = looks[turn % 2 === 0 ? 0 : 1];
  const first = turn % own.length;
  for (const [at, { width, colorScheme, audit }] of [...own.slice(first), ...own.slice(0, first)].entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (at === 0) expect((await page.goto(path))?.status(), path).not.toBe(500);
    const where = `${path} at ${width} px in ${colorScheme}`;
    if (audit) expect.soft(await axeFindings(page, audit), where).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  }
}

test("times are India's wherever the browser is", async ({ browser }) => {
  const { page } = await signedIn(browser, "agent", { timezoneId: "America/New_York", locale: "en-US" });
  await sendLead(page.request, uniqueName());
  await page.goto("/leads/dashboard/leads");
  const time = page.locator("[data-row]").first().locator("xpath=ancestor::tr").locator(".when time");
  const india = await time.evaluate((element: HTMLTimeElement) =>
    new Date(element.dateTime).toLocaleTimeString("en-GB", {
      timeZone: "Asia/Kolkata",
      hour: "2-digit",
      minute: "2-digit",
    }),
  );
  await expect(time).toHaveText(india);
});
