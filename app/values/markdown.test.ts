import { expect, test } from "vitest";
import { plainText, renderInline, renderProse, slug } from "./markdown.ts";

const inline = (typed: string) => renderInline(typed).html.__html;
const prose = (typed: string) => renderProse(typed, { headings: true }).html.__html;

test("one line knows emphasis, code and links", () => {
  expect(inline("A *fine* **thing** with `code` and [a page](/service?x=1#form)")).toBe(
    'A <em>fine</em> <strong>thing</strong> with <code>code</code> and <a href="/service?x=1#form">a page</a>',
  );
});

test("a link that leaves the site says so to the browser", () => {
  expect(inline("[a site](https://a.example/x?a=1&b=2)")).toBe(
    '<a href="https://a.example/x?a=1&amp;b=2" rel="noopener">a site</a>',
  );
});

test("raw HTML is shown as text and reported", () => {
  const { html, faults } = renderProse(
    'Hello <img src=x onerror="alert(1)"> and\n\n<script>alert(1)</script>',
  );
  expect(html.__html).not.toMatch(/<(img|script)/);
  expect(faults).toHaveLength(2);
  expect(faults[1]).toBe("the HTML `<script>alert(1)</script>` is not shown; write Markdown");
});

test.each([
  "javascript:alert(1)",
  "http://plain.example",
  "//evil.example",
  "/service/",
  "service",
  "data:text/html,x",
])("the link %s is reported", (to) => {
  expect(renderInline(`[x](<${to}>)`).faults).toHaveLength(1);
});

test("a picture in a text is reported", () => {
  expect(renderInline("![logo](/logo.png)").faults[0]).toContain("pictures are drawn");
});

test("headings get stable anchors that do not clash with those of the page", () => {
  const text = "## What it *costs*\n\n### Café & more\n\n## What it costs\n\n## Form";
  const { html, headings } = renderProse(text, { headings: true, taken: ["form"] });
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ["what-it-costs", 2],
    ["cafe-more", 3],
    ["what-it-costs-2", 2],
    ["form-2", 2],
  ]);
  expect(html.__html).toContain('<h2 id="what-it-costs">What it <em>costs</em></h2>');
});

test("parts in Hindi are marked as such, and their headings get an anchor that says so", () => {
  const text = "## हिन्दी में सारांश\n\nहम DTS केवल वही लेते हैं।\n\n- आप\n- you, आप\n\n## Next\n\nPlain.";
  const { html, headings } = renderProse(text, { headings: true });
  expect(headings).toEqual([
    { id: "hi", text: "हिन्दी में सारांश", level: 2, lang: "hi" },
    { id: "next", text: "Next", level: 2 },
  ]);
  expect(html.__html.match(/<[a-z0-9]+ [^>]*lang="hi"[^>]*>/g)).toEqual([
    '<h2 id="hi" lang="hi">',
    '<p lang="hi">',
    '<li lang="hi">',
  ]);
});

test("a term, its text and a cell are each marked as Hindi by their own words", () => {
  const terms = "- **Refunds:** सात दिन में\n- **नाम:** The name\n- **Plain:** Words";
  const list = renderProse(terms, { named: true }).html.__html;
  expect(list).toContain('<div><dt>Refunds</dt> <dd lang="hi">सात दिन में</dd></div>');
  expect(list).toContain('<div><dt lang="hi">नाम</dt> <dd>The name</dd></div>');
  const table = renderProse("| Term | हिन्दी |\n|---|---|\n| Refunds | सात दिन में |").html.__html;
  expect(table).toContain('<th scope="col">Term</th><th scope="col" lang="hi">हिन्दी</th>');
  expect(table).toContain('<td>Refunds</td><td lang="hi">सात दिन में</td>');
});

test("texts that share a page have their own anchors and deeper headings", () => {
  const { html } = renderProse("## Your work", { headings: true, deeper: 2, anchors: "engineer" });
  expect(html.__html).toBe('<h4 id="engineer-your-work">Your work</h4>');
});

test("a heading where none may stand, or of the wrong level, is reported", () => {
  expect(renderProse("## No").faults[0]).toContain("cannot stand here");
  expect(renderProse("# No", { headings: true }).faults[0]).toContain("must start with ## or ###");
});

test("a table scrolls inside a named region", () => {
  expect(prose("| Part | Price |\n|:--|--:|\n| Lid | *5* |")).toBe(
    '<div class="table" role="region" aria-label="Part, Price" tabindex="0"><table><thead><tr><th scope="col">Part</th><th scope="col">Price</th></tr></thead><tbody><tr><td>Lid</td><td><em>5</em></td></tr></tbody></table></div>',
  );
});

test("quotation marks, apostrophes, dashes and dots are set as a typographer would", () => {
  expect(inline(`It's "new" - **"bold"** ('so')...`)).toBe(
    "It’s “new”\u00a0– <strong>“bold”</strong> (‘so’)…",
  );
});

test("code and link targets stay as they were typed", () => {
  expect(inline('`a - "b"...`')).toBe("<code>a - &quot;b&quot;...</code>");
  expect(inline("[it's](https://a.example/it's)")).toContain(`href="https://a.example/it's"`);
});

test("a figure stays with its unit and a day with its month, except in code", () => {
  expect(inline("16 GB by 2 November, 3 lakh")).toBe("16\u00a0GB by 2\u00a0November, 3\u00a0lakh");
  expect(inline("for 24 months, 18 per cent")).toBe("for 24\u00a0months, 18\u00a0per\u00a0cent");
  expect(inline("in 2026 May we? `16 GB`")).toBe("in 2026 May we? <code>16 GB</code>");
});

test("a phone number stands on one line, and no line begins with a dash or a middle dot", () => {
  expect(inline("call +91 80 0000 0001 in 2 days")).toBe(
    "call +91\u00a080\u00a00000\u00a00001 in 2\u00a0days",
  );
  expect(inline("one rule - for all")).toBe("one rule\u00a0– for all");
  expect(inline("Mumbai · Delhi")).toBe("Mumbai\u00a0· Delhi");
});

test("the hours from one time to another stand on one line, as do a house and its street", () => {
  expect(inline("Saturday, 10:00 am to 2:00 pm")).toBe("Saturday, 10:00\u00a0am\u00a0to\u00a02:00\u00a0pm");
  expect(inline("Model Court, 3 Example Path, Delhi 110001")).toBe(
    "Model Court, 3\u00a0Example\u00a0Path, Delhi 110001",
  );
  expect(inline("the 2 Macs of 3 pupils")).toBe("the 2 Macs of 3 pupils");
});

test("a short compound is one piece in a line, a heading, a paragraph and a list, and keeps its plain hyphen", () => {
  const whole = '<span class="tied">24-hour</span>';
  expect(inline("a 24-hour desk")).toBe(`a ${whole} desk`);
  expect(prose("## A 24-hour desk")).toBe(`<h2 id="a-24-hour-desk">A ${whole} desk</h2>`);
  expect(prose("- a 24-hour desk")).toContain(`<li>a ${whole} desk</li>`);
  expect(prose("a 24-hour desk")).toBe(`<p>a ${whole} desk</p>`);
  expect(plainText(renderProse("a 24-hour desk").html)).toBe("a 24-hour desk");
  expect(inline("a height-adjustable stand")).toBe("a height-adjustable stand");
});

test("a list keeps its hyphens", () => {
  expect(prose("- one\n- two\n  - three")).toContain("<ul>\n<li>one</li>");
});

test("plain text has no tags and no entities", () => {
  expect(plainText(renderInline("R&D *is* <fun>".replace("<fun>", "`<b>`")).html)).toBe("R&D is <b>");
});

test("a slug is small letters, digits and hyphens, never empty", () => {
  expect(slug("What’s in a Mac? 10 % more!")).toBe("whats-in-a-mac-10-more");
  expect(slug("हिन्दी")).toBe("section");
});

const named = (typed: string) => renderProse(typed, { named: true }).html.__html;
const points = ["**Keep.** Check *again*.", "**Renew:** One hour.", "**Replace.** Now."];

test("points that begin with their name are terms, numbered ones steps", () => {
  expect(named(points.map((point) => `- ${point}`).join("\n"))).toBe(
    '<dl class="terms"><div><dt>Keep</dt> <dd>Check <em>again</em>.</dd></div>\n' +
      "<div><dt>Renew</dt> <dd>One hour.</dd></div>\n<div><dt>Replace</dt> <dd>Now.</dd></div></dl>",
  );
  const steps = named(points.map((point, at) => `${at + 1}. ${point}`).join("\n"));
  expect(steps).toContain('<ol class="stitched">\n<li><strong>Keep.</strong> Check');
});

test.each([
  ["one of them has no name", ["- **Keep.** Check.", "- Renew.", "- **Replace.** Now."]],
  ["nothing is said of one of them", ["- **Keep.** Check.", "- **Renew.**", "- **Replace.** Now."]],
  ["they are two", ["- **Keep.** Check.", "- **Replace.** Now."]],
])("points stay points where %s", (_, lines) => {
  expect(named(lines.join("\n"))).toMatch(/^<ul>/);
});

test("points stay points in texts that do not ask for terms", () => {
  expect(prose(points.map((point) => `- ${point}`).join("\n"))).toMatch(/^<ul>/);
});
