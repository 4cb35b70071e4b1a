import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kolamFile } from "#app/outbox/mail/kolam-picture.server.ts";
import type { QueuedMail } from "#app/outbox/mail/outgoing-mail.ts";
import { sampleMail, sampleMailer } from "#tests/support/sample-mail.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { kolamsFolder, mailKolams } from "./mail-kolams.ts";
import { drawings } from "./release/drawings.ts";
import { drawnWith } from "./release/drawn-with.ts";

const release = mkdtempSync(join(tmpdir(), "site-kolams-"));
const folder = join(release, kolamsFolder);
beforeAll(() =>
  mailKolams(
    [
      { path: "/", section: "company" },
      { path: "/education", section: "education" },
      { path: "/blog/a-post", section: "library" },
      { path: "/order-tracking", section: "services" },
    ],
    release,
    drawings(drawnWith(), () => undefined),
  ),
);
afterAll(() => rmSync(release, { recursive: true }));

async function received(changes: Partial<QueuedMail>, kolams: string | undefined = folder) {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url, kolams });
  await mailer.send(sampleMail(changes));
  await mailer.close();
  const [one] = smtp.received;
  if (!one) throw new Error("nothing arrived");
  return one.mail;
}

const bytesOf = ({ attachments }: Awaited<ReturnType<typeof received>>) =>
  Buffer.from(attachments[0]?.content as ArrayBuffer);
const drawn = (path: string) => readFileSync(join(folder, kolamFile(path)));

test("a mail embeds the kolam of the page its lead came from", async () => {
  const mail = await received({ page: "/education" });
  expect(mail.attachments).toHaveLength(1);
  expect(mail.attachments[0]).toMatchObject({ mimeType: "image/png", disposition: "inline", related: true });
  const id = mail.attachments[0]?.contentId?.replace(/^<|>$/g, "");
  expect(mail.html).toMatch(new RegExp(`<img[^>]*src="cid:${id}"[^>]*>`));
  expect(mail.html?.match(/<img[^>]*>/g)?.[0]).toMatch(/(?=.* alt="")(?=.* width="56")(?=.* height="56")/);
  expect(mail.text).not.toMatch(/cid:|kolam/);
  const picture = bytesOf(mail);
  expect(picture.equals(drawn("/education"))).toBe(true);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([112, 112]);
  expect(picture.equals(drawn("/blog/a-post"))).toBe(false);
});

test("a calendar file is an attachment beside the kolam", async () => {
  const calendar = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR";
  const lines = { where: ["Mumbai"], nextSteps: [], managePath: "/booking/abc", calendar };
  const data = { ...sampleMail().data, what: "Repair", when: "Tuesday", bring: "It.", ...lines };
  const { attachments } = await received({ template: "booking-confirmation", data, page: "/education" });
  expect(attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([
    ["image/png", "inline"],
    ["text/calendar", "attachment"],
  ]);
});

test("a newsletter has the kolam of its post, an order update that of order tracking", async () => {
  const lead = sampleMail().data;
  const issue = { ...lead, title: "A post", text: "What it says.", path: "/blog/a-post" };
  const news = await received({ template: "newsletter-issue", data: issue, page: "/education" });
  expect(bytesOf(news).equals(drawn("/blog/a-post"))).toBe(true);
  const order = { what: "SO-1", milestone: "Shipped", text: "Left.", trackPath: "/order-tracking/x" };
  const update = await received({ template: "order-update", data: order });
  expect(bytesOf(update).equals(drawn("/order-tracking"))).toBe(true);
});

test.each([null, "/no-such-page", "/../../package.json", `/${"long".repeat(200)}`])(
  "a mail from the page %j shows the kolam of the home page",
  async (page) => expect(bytesOf(await received({ page })).equals(drawn("/"))).toBe(true),
);

test("without a build a mail is sent without a kolam", async () => {
  const mail = await received({ page: "/education" }, join(folder, "nowhere"));
  expect(mail.attachments).toEqual([]);
  expect(mail.html).not.toMatch(/<img|cid:/);
  expect(mail.text).toContain("Your message");
});
