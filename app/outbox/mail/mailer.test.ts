import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { sampleMail, sampleMailer } from "#tests/support/sample-mail.ts";
import { startRawServer, startSmtp } from "#tests/support/smtp.ts";

const sent = { outcome: "sent", refused: [], deferred: [] };
const timeoutMs = 20_000;

test("a mail arrives with its text, its HTML and a Message-ID made of its id", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  const mail = sampleMail({ cc: ["events@dts.example"] });
  expect(await mailer.send(mail)).toEqual(sent);
  await mailer.close();
  const [{ to, mail: received }] = smtp.received as [(typeof smtp.received)[0]];
  expect(to).toEqual(["sales@dts.example", "events@dts.example"]);
  expect(received).toMatchObject({
    messageId: `<${mail.id}@dts.example>`,
    subject: "New enquiry DTS-7K4M-Q2XD",
    from: { name: "DTS", address: "no-reply@dts.example" },
    to: [{ address: "sales@dts.example" }],
    cc: [{ address: "events@dts.example" }],
    replyTo: [{ address: "asha@school.test" }],
  });
  expect(received.text).toContain("How many devices?\n250\n");
  expect(received.text).toContain("Deployment\nRepairs\n");
  expect(received.text).toContain("First line\nSecond line\n");
  expect(received.text).toContain("https://www.dts.example/leads/019b1f00-0000-7000-8000-00000000000a");
  expect(received.html).toContain("DTS-7K4M-Q2XD");
});

test("the same mail again carries the same Message-ID", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  await mailer.send(sampleMail());
  await mailer.send(sampleMail());
  await mailer.close();
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1);
  expect(smtp.received).toHaveLength(2);
});

test.each([
  "a@dts.example\r\nBcc: evil@evil.test",
  "a@dts.example, evil@evil.test",
  "g:evil@evil.test;,a@dts.example",
  "Somebody <evil@evil.test>",
  '"a@dts.example" evil@evil.test',
  "a@dts.example evil@evil.test",
  "a(evil@evil.test)@dts.example",
  "a@[127.0.0.1]",
  "a@dts.example>\nRCPT TO:<evil@evil.test",
  "@dts.example",
  "",
])("nothing is sent to %j", async (address) => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  for (const changes of [{ to: [address] }, { to: ["a@dts.example"], cc: [address] }]) {
    expect(await mailer.send(sampleMail(changes))).toMatchObject({ outcome: "refused" });
  }
  expect(await mailer.send(sampleMail({ to: [] }))).toMatchObject({ outcome: "refused" });
  await mailer.close();
  expect(smtp.received).toEqual([]);
});

test("what a visitor typed cannot add a header, a recipient or markup", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  const hostile = 'x\r\nBcc: evil@evil.test\r\n\r\n<img src=x onerror=alert(1)><script>alert(1)</script>"';
  const data = { ...sampleMail().data, lines: [{ label: "Your message", value: hostile }] };
  await mailer.send(sampleMail({ subject: hostile, replyTo: hostile, data }));
  await mailer.close();
  const [{ to, mail }] = smtp.received as [(typeof smtp.received)[0]];
  expect(to).toEqual(["sales@dts.example"]);
  expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(mail.replyTo).toBeUndefined();
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.text).toContain("<script>alert(1)</script>");
});

test("the name of a file or an address in the data is text and is not read", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  const data = { ...sampleMail().data, lines: [{ label: "x", value: "file:///etc/passwd" }] };
  expect(await mailer.send(sampleMail({ data }))).toEqual(sent);
  await mailer.close();
  expect(smtp.received[0]?.mail.attachments).toEqual([]);
  expect(smtp.received[0]?.mail.text).toContain("file:///etc/passwd");
});

test("a recipient or a message refused with 5xx is refused, with 4xx deferred", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  smtp.answer({ recipient: () => 550 });
  expect(await mailer.send(sampleMail())).toMatchObject({
    outcome: "refused",
    reason: expect.stringContaining("550"),
  });
  smtp.answer({ recipient: () => 451 });
  expect(await mailer.send(sampleMail())).toMatchObject({
    outcome: "deferred",
    reason: expect.stringContaining("451"),
  });
  smtp.answer({ message: () => 554 });
  expect(await mailer.send(sampleMail())).toMatchObject({ outcome: "refused" });
  smtp.answer({ message: () => 452 });
  expect(await mailer.send(sampleMail())).toMatchObject({ outcome: "deferred" });
  smtp.answer({ recipient: (address) => ({ "gone@dts.example": 550, "grey@dts.example": 450 })[address] });
  const three = sampleMail({ to: ["a@dts.example", "gone@dts.example"], cc: ["grey@dts.example"] });
  expect(await mailer.send(three)).toEqual({
    outcome: "sent",
    refused: ["gone@dts.example"],
    deferred: ["grey@dts.example"],
  });
  await mailer.close();
});

test("a server that is not there, refuses everybody or refuses our sign-in is unreachable", async () => {
  await using gone = await startRawServer();
  await gone[Symbol.asyncDispose]();
  await using busy = await startRawServer("554 no service today\r\n");
  await using strict = await startSmtp({ refuseSignIn: true });
  for (const { url } of [gone, busy, strict]) {
    const mailer = sampleMailer({ smtpUrl: url });
    expect(await mailer.send(sampleMail())).toMatchObject({ outcome: "unreachable" });
    await mailer.close();
  }
});

test("a password leaves this machine encrypted, or if its address permits it without", async () => {
  await using strict = await startSmtp({ refuseSignIn: true });
  // Reaches this machine too, by an address that does not say so.
  const url = strict.url.replace("127.0.0.1", "0.0.0.0");
  const reasonFor = async (smtpUrl: string) => {
    const mailer = sampleMailer({ smtpUrl });
    const reasons = [await mailer.send(sampleMail()), await mailer.check()];
    await mailer.close();
    return reasons.map((each) => ("reason" in each ? each.reason : each));
  };
  const refused = expect.stringMatching(/^the server offers no encryption .* use smtps:\/\//);
  expect(await reasonFor(url)).toEqual([refused, refused]);
  const signedIn = expect.stringContaining("535");
  expect(await reasonFor(strict.url)).toEqual([signedIn, signedIn]);
  expect(await reasonFor(`${url}?requireTLS=false`)).toEqual([signedIn, signedIn]);
});

test("a server that says nothing is given up", { timeout: timeoutMs }, async () => {
  await using silent = await startRawServer();
  const mailer = sampleMailer({ smtpUrl: silent.url });
  expect(await mailer.send(sampleMail())).toMatchObject({ outcome: "unreachable" });
  await mailer.close();
});

test("without a server each mail becomes a file, and the log says so without naming anybody", async () => {
  const lines: unknown[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "site-mail-"));
  const mailer = sampleMailer({ dataDir, log: { info: (...line) => lines.push(line) } });
  const mail = sampleMail();
  expect(await mailer.send(mail)).toEqual(sent);
  expect(await mailer.send(mail)).toEqual(sent);
  await mailer.close();
  expect(readdirSync(join(dataDir, "mail"))).toEqual([`${mail.id}.eml`]);
  const parsed = await PostalMime.parse(readFileSync(join(dataDir, "mail", `${mail.id}.eml`)));
  expect(parsed).toMatchObject({
    messageId: `<${mail.id}@dts.example>`,
    to: [{ address: "sales@dts.example" }],
  });
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).toContain("no mail server is set");
  expect(JSON.stringify(lines)).not.toContain("@");
  rmSync(dataDir, { recursive: true });
});

test("the confirmation says what happens next and where one's data is looked after", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  const data = {
    formName: "Contact",
    receipt: "message",
    nextSteps: ["We read it.", "We call you."],
    reference: "DTS-7K4M-Q2XD",
    leadId: "x",
  };
  await mailer.send(sampleMail({ template: "confirmation", to: ["asha@school.test"], replyTo: null, data }));
  const password = {
    name: "Asha",
    url: "https://www.dts.example/set/1",
    expires: "tomorrow 9:00",
    reason: "invited",
  };
  await mailer.send(sampleMail({ template: "set-password", to: ["asha@dts.example"], data: password }));
  await mailer.close();
  const texts = smtp.received.map(({ mail }) => mail.text ?? "");
  expect(texts[0]).toContain("has received your message. Your reference");
  expect(texts[0]).toContain("DTS-7K4M-Q2XD");
  expect(texts[0]).toContain("1. We read it.");
  expect(texts[0]).toContain("https://www.dts.example/privacy-policy");
  expect(texts[1]).toContain("https://www.dts.example/set/1");
  expect(texts[1]).toContain("until tomorrow 9:00");
});
