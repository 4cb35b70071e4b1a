import { expect, test } from "vitest";
import { goldenQuery } from "#app/tco/golden-example.ts";
import { documentsFile } from "#tests/support/app-bundle.ts";
import { readPdf } from "#tests/support/pdf-text.ts";
import { drawMail, sampleMail, sampleMailer } from "#tests/support/sample-mail.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { typesetReport } from "./typeset-report.server.ts";

const path = "/apple-mac-tco-calculator";
const timeout = 60_000;

const mailOf = (report: string) =>
  sampleMail({
    template: "tco-report",
    to: ["asha@school.test"],
    replyTo: null,
    data: { report, leadId: "019b1f00-0000-7000-8000-00000000000a", reference: "DTS-7K4M-Q2XD" },
  });

const render = (report: string) => drawMail(mailOf(report));

const orderOf = (report: string) => ({
  report,
  day: "21 November 2026",
  reference: "DTS-7K4M-Q2XD",
  siteName: "DTS",
  legalName: "Device & Technology Services Private Limited",
  address: "Sample House",
  siteUrl: "https://www.dts.example",
});

test("the report has the result, every line, the figures behind it and the way back", async () => {
  const { html, text } = await render(`${path}?${goldenQuery}`);
  for (const part of [
    "The Mac costs ₹15.9\u00a0lakh less",
    "16.9%",
    "78,16,208",
    "94,07,600",
    "−15,91,392",
    "DTS-7K4M-Q2XD",
  ]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toMatch(/^Total\n78,16,208 +94,07,600 +−15,91,392$/m);
  expect(text).toMatch(/^Price of a device \(₹ before GST\) +1,00,000 +80,000 +example$/m);
  expect(html).toMatch(/href="https:\/\/[^"]+\/apple-mac-tco-calculator\?[^"]*mac-residual=35/);
});

test("amounts of crores stand below their label, so that three of them fit on a phone", async () => {
  const { html, text } = await render(`${path}?devices=25000`);
  expect(html).toMatch(/<th colSpan="3"[^>]*>Purchase<\/th><\/tr><tr><td[^>]*>2,50,00,00,000<\/td>/i);
  expect(text).toMatch(/^Purchase\n2,50,00,00,000 +2,00,00,00,000 +50,00,00,000$/m);
  const small = await render(`${path}?devices=10`);
  expect(small.text).toMatch(/^Purchase +10,00,000 +8,00,000 +2,00,000$/m);
});

test("nothing but figures of the sender can stand in it", async () => {
  const { html } = await render(`${path}?mac-price=%3Cb%3Ebuy%3C/b%3E&note=win-a-prize`);
  expect(html).toContain("could not be read");
  expect(html).not.toMatch(/buy|prize/);
});

test("the mail brings a PDF with result, range, turning points, lines, sources, day and the way back", {
  timeout,
}, async () => {
  await using smtp = await startSmtp();
  const documents = await documentsFile();
  const mailer = sampleMailer({ smtpUrl: smtp.url, documents });
  const query = `${goldenQuery}&pc-tickets=3&mac-tickets=1.5&soft=1&salary=1200000`;
  await mailer.send(mailOf(`${path}?${query}&note=win-a-prize`));
  await mailer.close();
  const [attachment, ...others] = smtp.received[0]?.mail.attachments ?? [];
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({
    filename: "mac-pc-cost-DTS-7K4M-Q2XD.pdf",
    mimeType: "application/pdf",
    disposition: "attachment",
  });
  const { text, links, pages } = readPdf(Buffer.from(attachment?.content as ArrayBuffer));
  const words = text.replace(/\s+/g, " ");
  for (const part of [
    "The Mac costs ₹16.5 lakh less",
    "100 devices over 3 years, without GST",
    "Within the margins the Mac may cost ",
    "What moves it most",
    "Where both would cost the same",
    "At 10.6 support tickets per Mac per year (now 1.5).",
    "Total 79,42,208 95,87,600",
    "Price of a device (₹ before GST) 1,00,000 80,000 example",
    "GST on devices (%) 18 tax law",
    "Support tickets (a year) 1.5 3 IBM 2016",
    "As of 21 November 2026",
    "commissioned by Apple",
    "15 December 2025 · DTS-7K4M-Q2XD",
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain("prize");
  expect(links.find((link) => link.startsWith(`https://www.dts.example${path}?`))).toContain("pc-tickets=3");
  expect(links.join()).not.toContain("prize");
  expect(pages).toBe(3);
});

test("figures that cannot be read bring no PDF", async () => {
  await using smtp = await startSmtp();
  const mailer = sampleMailer({ smtpUrl: smtp.url });
  await mailer.send(mailOf(`${path}?mac-price=cheap`));
  await mailer.close();
  expect(smtp.received[0]?.mail.attachments).toEqual([]);
});

test("a report that cannot be typeset in time, or at all, says why and does not hold up the next", {
  timeout,
}, async () => {
  const documents = await documentsFile();
  const results = await Promise.allSettled([
    typesetReport(orderOf(`${path}?mac-price=cheap`), documents),
    typesetReport(orderOf(path), documents, 1),
    // As in development, from the sources.
    typesetReport(orderOf(path), undefined, timeout),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  expect(String((results[0] as PromiseRejectedResult).reason)).toContain("cannot be calculated");
  await expect(typesetReport(orderOf(path), documents, 200)).rejects.toThrow("too long");
});
