import { expect, test } from "vitest";
import { goldenQuery } from "#app/tco/golden-example.ts";
import { sampleBrand } from "#tests/support/sample-mail.ts";
import { renderMail } from "./render-mail.tsx";

const render = (report: string) =>
  renderMail(
    { template: "tco-report", data: { report, leadId: "lead", reference: "DTS-7K4M-Q2XD" } },
    sampleBrand,
  );

test("the report has the result, every line, the figures behind it and the way back", async () => {
  const { html, text } = await render(`/apple-mac-tco-calculator?${goldenQuery}`);
  for (const part of [
    "The Mac costs ₹15.9 lakh less",
    "16.9 %",
    "78,16,208",
    "94,07,600",
    "−15,91,392",
    "DTS-7K4M-Q2XD",
  ]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(text).toMatch(/^Together +78,16,208 +94,07,600 +−15,91,392$/m);
  expect(text).toMatch(/^Price of a device \(₹ before GST\) +1,00,000 +80,000 +as given$/m);
  expect(html).toMatch(/href="https:\/\/[^"]+\/apple-mac-tco-calculator\?[^"]*mac-residual=35/);
});

test("nothing but figures of the sender can stand in it", async () => {
  const { html } = await render("/apple-mac-tco-calculator?mac-price=%3Cb%3Ebuy%3C/b%3E&note=win-a-prize");
  expect(html).toContain("could not be read");
  expect(html).not.toMatch(/buy|prize/);
});
