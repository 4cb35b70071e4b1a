import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { sampleSite } from "#tests/fixtures/sample-site.ts";
import { questions, toastTexts } from "./feedback.ts";
import { FeedbackForm } from "./feedback-form.tsx";
import { feedbackOnPage } from "./feedback-on-page.tsx";

function draw(query = "", refused?: RefusedForm) {
  const props = feedbackOnPage(sampleSite, "", new URLSearchParams(query));
  return renderToStaticMarkup(<FeedbackForm {...props} refused={refused} />);
}

describe("without script", () => {
  const html = draw();

  test("it posts to this site as a plain form, also where the service has a host of its own", () => {
    expect(html).toMatch(/<form[^>]* action="\/api\/contact" method="post"/);
    const props = feedbackOnPage(
      sampleSite,
      "https://service.dts.example",
      new URLSearchParams("?name=Asha"),
    );
    expect(props.wire.endpoint).toBe("https://service.dts.example/api/contact");
    expect(renderToStaticMarkup(<FeedbackForm {...props} />)).toContain('action="/api/contact"');
  });

  test("a group of check-boxes that must not stay empty says so, in its description", () => {
    for (const name of ["topics", "next_steps"]) {
      const id = `feedback-${name}-help`;
      expect(html).toMatch(new RegExp(`<fieldset[^>]* aria-describedby="${id}"`));
      expect(html).toContain(`<p class="help" id="${id}">Choose at least one</p>`);
    }
  });

  test("name and organization are labelled, required and empty", () => {
    expect(html).toMatch(
      /<label for="feedback-name">Name<\/label><input id="feedback-name"[^>]* required=""/,
    );
    expect(html).toMatch(
      /<label for="feedback-organization">Organization<\/label><input id="feedback-organization"[^>]* required=""/,
    );
  });

  test("each question heads a group with the specification's options", () => {
    for (const [name, { label, kind, options = [] }] of Object.entries(questions)) {
      const group = html.split("<fieldset").find((part) => part.includes(`<legend>${label}</legend>`)) ?? "";
      const type = kind === "choice" ? "radio" : "checkbox";
      for (const option of options) {
        const text = option.replaceAll("&", "&amp;");
        expect(group).toContain(`value="${text}"`);
        expect(group).toContain(`<span>${text}</span>`);
        expect(group).toMatch(new RegExp(`type="${type}"[^>]* name="${name}"`));
      }
    }
    expect(html).toMatch(/<label class="hidden" for="feedback-experience">Your experience<\/label><textarea/);
    expect(html).toMatch(/<button type="submit"[^>]*>Submit<\/button>/);
  });

  test("there is a notice and no box to tick for it", () => {
    expect(html).toContain("3 September 2025");
    expect(html).not.toContain('name="agree"');
  });
});

describe("an invitation link", () => {
  /** The first element with this id. */
  const control = (html: string, id: string) =>
    html.match(new RegExp(`<input[^>]*id="${id}"[^>]*>`))?.[0] ?? "";

  test("disables what it prefills, sends it by a hidden field and offers a way out", () => {
    const html = draw("?name=Asha_Rao&Organization=Example-Textiles");
    expect(control(html, "feedback-name")).toContain('disabled=""');
    expect(control(html, "feedback-name")).toContain('value="Asha Rao"');
    expect(html).toContain('<input type="hidden" name="name" value="Asha Rao"/>');
    expect(html).toContain('<input type="hidden" name="organization" value="Example Textiles"/>');
    expect(html.match(/<a href="\/feedback\/bep-2025">Not you\?<\/a>/g)).toHaveLength(2);
  });

  test("may prefill one of the two alone", () => {
    const html = draw("?Organization=A%22%3E%3Cb%3E");
    expect(control(html, "feedback-name")).not.toMatch(/disabled|value=/);
    expect(control(html, "feedback-organization")).toContain('value="A&quot;&gt;&lt;b&gt;"');
  });
});

test("a post without script that has to be put right keeps what was given and says what the toast would say", () => {
  const typed = new Map([
    ["name", ["Asha"]],
    ["rating", ["Good"]],
  ]);
  const html = draw("", { typed, errors: { relevance: "Choose one answer" }, sentence: toastTexts.missing });
  expect(html).toContain(`role="alert">${toastTexts.missing}</p>`);
  expect(html).toMatch(/value="Good"[^>]* checked=""|checked=""[^>]* value="Good"/);
  expect(html).toMatch(/id="feedback-relevance-error"/);
});
