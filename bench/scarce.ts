import Sqlite from "better-sqlite3";
import { bookingForms } from "#app/booking/rules/booking-forms.ts";
import { offerOf } from "#app/booking/rules/offer.ts";
import { nearestFree } from "#app/booking/rules/slots.ts";
import { readContent } from "#app/content/read/reader.ts";
import { dayOf, momentOf } from "#app/dates/india-time.ts";
import { contact } from "#app/forms/declared/contact.ts";
import { newsletter } from "#app/forms/declared/newsletter.ts";
import { reservationRequest } from "#app/forms/declared/pre-order.ts";
import { token } from "#app/forms/declared/token.ts";
import { openSlots, slotPath } from "#app/queue/store-queue.ts";
import { choicePath } from "#app/reservations/reservable.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { type SiteProcess, startSite } from "../scripts/site-process.ts";
import { printTable, type Row } from "./table.ts";

const port = 4655;
const clients = 8;
const networks = 100;
/** The number of posts to a form that one address may send in ten minutes. */
const postsEach = 60;
/** One address for each thing, so that the limit on posts of one does not affect the next. */
const strangers = { bookings: "192.0.2.1", tokens: "192.0.2.2", reservations: "192.0.2.3" };

type Post = { path: string; body: URLSearchParams; from: string };

/**
 * `npm run drill -- scarce`: one client, with another name for each post, tries to take the whole calendar, the whole
 * queue and all pieces. `npm run drill -- crowd`: a hundred networks post as many invalid bodies as allowed; then
 * another client posts. Both count in rows of the database. Returns whether it held.
 */
export async function tryScarce(drill: "scarce" | "crowd"): Promise<boolean> {
  const site = await startSite({ port, env: { RATE_LIMIT: "on", TRUST_PROXY: "on" } });
  const rows = await (drill === "scarce" ? takeEverything(site) : shoutDown(site));
  await site.kill("SIGTERM");
  printTable(drill === "scarce" ? "One client takes all it can" : "A crowd of invalid bodies", rows);
  return rows.every(({ held }) => held);
}

async function takeEverything(site: SiteProcess): Promise<Row[]> {
  const times = freeTimes();
  const all = {
    bookings: times.map((_, n) => booking(n, times)),
    tokens: Array.from({ length: 200 }, (_, n) => chosen(token, tokenChoice(), n)),
    reservations: Array.from({ length: 200 }, (_, n) => chosen(reservationRequest, pieceChoice(), n)),
  };
  const rows: Row[] = [];
  for (const what of ["bookings", "tokens", "reservations"] as const) {
    const posts = all[what].map((post) => ({ ...post, from: strangers[what] }));
    await send(site, posts);
    const taken = counted(site, what);
    rows.push({ what: `${what} tried`, figure: String(posts.length), budget: "-", held: true });
    const held = taken > 0 && taken <= 5;
    rows.push({ what: `${what} taken`, figure: String(taken), budget: "1 to 5", held });
  }
  const standing = counted(site, "bookings", "confirm_by is null");
  rows.push({
    ...{ what: "bookings that stand without their mail", figure: String(standing) },
    ...{ budget: "<= 1", held: standing <= 1 },
  });
  return rows;
}

async function shoutDown(site: SiteProcess): Promise<Row[]> {
  const invalid = { contact: "/forms/contact", newsletter: "/forms/newsletter", booking: "/booking/book" };
  const posts = Object.values(invalid).flatMap((path) =>
    Array.from({ length: networks * postsEach }, (_, n) => ({
      ...{ path, body: new URLSearchParams({ name: "x" }) },
      from: `198.18.${n % networks}.1`,
    })),
  );
  await send(site, posts);
  const from = "203.0.113.77";
  const fresh = [
    { path: "/forms/contact", body: sampleBody(contact) },
    { path: "/forms/newsletter", body: sampleBody(newsletter) },
    booking(0, freeTimes()),
  ];
  const rows: Row[] = [{ what: "invalid bodies", figure: String(posts.length), budget: "-", held: true }];
  for (const post of fresh) {
    const [status = 0] = await send(site, [{ ...post, from }]);
    const held = status === 200;
    rows.push({ what: `then somebody else, ${post.path}`, figure: String(status), budget: "200", held });
  }
  return rows;
}

const { content } = readContent(process.cwd(), new Date());
if (!content) throw new Error("content/ must be mended first: npm run check");
const { booking: rules, shop } = content;

function offered() {
  const kind = rules.kinds.find(({ tool }) => tool === "booking-appointment");
  const offer = kind && offerOf(rules, kind.id, kind.places[0] ?? "");
  if (!offer) throw new Error("content/booking.yaml offers no appointment");
  return offer;
}

function freeTimes(): number[] {
  const now = Date.now();
  return nearestFree(offered(), now, { taken: [], closures: [] }, now, 400);
}

function booking(n: number, times: readonly number[]): Omit<Post, "from"> {
  const { kind, place } = offered();
  const body = sampleBody(bookingForms["booking-appointment"], person(n));
  for (const [name, value] of Object.entries({ kind: kind.id, place, start: momentOf(times[n] ?? 0) }))
    body.set(name, value);
  return { path: "/booking/book", body };
}

function chosen(
  form: typeof token | typeof reservationRequest,
  choice: string,
  n: number,
): Omit<Post, "from"> {
  return { path: `/forms/${form.id}`, body: sampleBody(form, { ...person(n), choice: [choice] }) };
}

function tokenChoice(): string {
  const [slot] = openSlots(shop.launches, dayOf(Date.now()));
  if (!slot) throw new Error("content/shop.yaml has no launch day that is open");
  return slotPath(slot);
}

function pieceChoice(): string {
  const configuration = shop.products[0]?.configurations[0];
  const place = Object.keys(configuration?.stock ?? {}).find((each) => each !== "delivery");
  if (!configuration || !place)
    throw new Error("content/shop.yaml has no product that is reserved at a counter");
  return choicePath(configuration.id, place);
}

/** Another person for every post. */
function person(n: number): Record<string, string[]> {
  return { email: [`person${n}@customer.example`], phone: [`98${String(n).padStart(8, "0")}`] };
}

/** Posts by a few clients at a time, each as our script does it. @returns the statuses, in the order of the posts */
async function send(site: SiteProcess, posts: readonly Post[]): Promise<number[]> {
  const statuses: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let n = next++; n < posts.length; n = next++) {
        const { path, body, from } = posts[n] as Post;
        const headers = { Accept: "application/json", "X-Forwarded-For": from };
        const answer = await fetch(site.url + path, { method: "POST", headers, body });
        await answer.arrayBuffer();
        statuses[n] = answer.status;
      }
    }),
  );
  return statuses;
}

function counted({ dataDir }: SiteProcess, table: string, where = "1 = 1"): number {
  const db = new Sqlite(`${dataDir}/site.db`, { readonly: true });
  const count = Number(db.prepare(`select count(*) from ${table} where ${where}`).pluck().get());
  db.close();
  return count;
}
