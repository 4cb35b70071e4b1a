import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { takesFiles } from "#app/forms/device/chosen-files.ts";
import { drawnForm, type Form } from "#app/forms/engine/define-form.ts";
import { detailsForm, firstFields } from "#app/forms/engine/details-form.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { choicePath, reservationsPage } from "#app/reservations/reservable.ts";
import { sampleSite } from "#tests/fixtures/sample-site.ts";
import { application } from "../declared/application.ts";
import { contact } from "../declared/contact.ts";
import { dataRequest } from "../declared/data-request.ts";
import { educationContact } from "../declared/education-contact.ts";
import { enterpriseContact } from "../declared/enterprise-contact.ts";
import { reservationRequest } from "../declared/pre-order.ts";
import { Confirmation, mailFateFrom, referenceFrom } from "./confirmation.tsx";
import { FormNotice } from "./form-notice.tsx";
import { LeadForm } from "./lead-form.tsx";

function draw(form: Form, refused?: RefusedForm, path = "/contact-us", carries = {}) {
  const html = renderToStaticMarkup(<FormNotice form={form} site={sampleSite} />);
  const notice = { version: "n-0123456789ab", html };
  return renderToStaticMarkup(
    <LeadForm
      form={drawnForm(form)}
      notice={notice}
      page={{ path, section: "company" }}
      {...{ refused, carries }}
    />,
  );
}

/** The attributes of each element with this name attribute. */
function controls(html: string, name: string): string[] {
  return [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${name}"`));
}

test("on the page for partners and suppliers their subject is chosen already, elsewhere none is", () => {
  const chosen = (path: string) =>
    /<option[^>]*selected[^>]*>([^<]*)/.exec(draw(contact, undefined, path))?.[1] ?? "";
  expect(chosen("/contact-dts")).toMatch(/partner/);
  expect(chosen("/contact-us")).not.toMatch(/partner/);
});

test.each([
  ["delivery", "required"],
  ["mumbai", undefined],
])("a reservation for %s draws the PIN code: %s", (place, required) => {
  const shown = draw(reservationRequest, undefined, reservationsPage, { choice: choicePath("any", place) });
  expect(controls(shown, "pin").map((tag) => / (required)=/.exec(tag)?.[1])).toEqual(
    required ? [required] : [],
  );
  expect(shown).toContain(required ? "0 of 6 answered" : "0 of 5 answered");
});

describe.each([...forms.values()].map((form) => [form.id, form] as const))(
  "%s without script",
  (id, form) => {
    const html = draw(form);

    test("posts every field to its address, with page and notice version", () => {
      const [tag = ""] = /<form[^>]*>/.exec(html) ?? [];
      expect(tag).toContain(`action="/forms/${id}"`);
      expect(tag).toContain(`method="post"`);
      expect(tag.includes("multipart/form-data")).toBe(takesFiles(form));
      for (const [name, { when }] of Object.entries(firstFields(form))) {
        // What the page carries decides for good: here it carries nothing.
        const isDrawn = when?.part === undefined;
        expect(controls(html, name).length > 0, name).toBe(isDrawn);
      }
      expect(html).toContain('<input type="hidden" name="_page" value="/contact-us"/>');
      expect(html).toContain('<input type="hidden" name="_notice" value="n-0123456789ab"/>');
      expect(html).toMatch(/<button type="submit"/);
    });

    test("labels every control", () => {
      const ids = [...html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)].map(
        (match) => match[1],
      );
      for (const controlId of ids) {
        const labelled =
          html.includes(`<label for="${controlId}"`) ||
          new RegExp(`<label[^>]*><input id="${controlId}"`).test(html);
        expect(labelled, controlId).toBe(true);
      }
    });

    test("ticks and chooses nothing beforehand", () => {
      expect(html).not.toMatch(/ checked| selected/);
    });

    test("hides a trap from people, and writes no style into the markup", () => {
      const [trap = ""] = controls(html, "homepage");
      expect(html).toContain('<div class="trap" aria-hidden="true">');
      expect(trap).toMatch(/tabindex="-1"/);
      expect(trap).toMatch(/autocomplete="off"/i);
      expect(html).not.toMatch(/style=|onclick|display:/i);
    });

    test("carries the notice in English and leads to it in Hindi", () => {
      const html = draw(form);
      expect(html).toContain("What happens with your details");
      expect(html).toMatch(new RegExp(`<a href="/forms/${form.id}/notice" lang="hi"`));
    });
  },
);

test("a form of more than six questions shows how far one is, and its parts; the box that one must tick counts", () => {
  expect(draw(application)).toMatch(
    /0 of (\d) answered.*<progress id="application-progress" value="0" max="\1">/,
  );
  const due = Object.values(application.fields).filter(({ optional, when }) => !optional && !when);
  expect(draw(application)).toContain(`0 of ${due.length} answered`);
  for (const part of Object.values(application.parts ?? {}))
    expect(draw(application)).toContain(`<h3>${part}</h3>`);
  for (const form of [contact, detailsForm(enterpriseContact)]) expect(draw(form)).not.toContain("<progress");
});

test("a conditional field stands in the page without script, marked, with a hint and without a check of the browser", () => {
  const html = draw(contact);
  expect(html).toMatch(/data-unasked="".*Order, repair or serial number/);
  expect(html).toContain(
    '<noscript><p class="help">Only for: An order or invoice, A repair or DCare</p></noscript>',
  );
  expect(controls(html, "number")[0]).not.toContain('required=""');
  expect(controls(html, "message")[0]).toContain('required=""');
});

test("of two ways to be answered neither is required by the browser, and neither is called optional", () => {
  const html = draw(contact);
  for (const name of ["email", "phone"]) expect(controls(html, name)[0]).not.toContain("required");
  expect(html).toMatch(/<label for="contact-phone">Phone<\/label>/);
});

test("details ask what depends on the first answers only where it applies, and carry the link to the lead", () => {
  const details = detailsForm(educationContact);
  const at = (role: string) => ({ lead: `/forms/education-contact/done?more=abc&role=${role}` });
  expect(draw(details, undefined, "/education", at("teacher"))).toContain("School or university");
  const parent = draw(details, undefined, "/education", at("parent-or-guardian"));
  expect(parent).not.toContain("School or university");
  expect(controls(parent, "lead")[0]).toContain("more=abc");
});

describe("a form that comes back", () => {
  const typed = new Map([
    ["phone", ["98 <76>"]],
    ["email", ["asha@"]],
    ["topic", ["A repair or DCare"]],
    ["message", ['"Hello"']],
    ["marketing", ["E-mail"]],
  ]);
  const html = draw(contact, {
    typed,
    errors: { email: "Enter an e-mail address like name@company.in", agree: "Tick the box" },
  });

  test("keeps what was typed and chosen", () => {
    expect(controls(html, "phone")[0]).toContain('value="98 &lt;76&gt;"');
    expect(html).toContain("&quot;Hello&quot;</textarea>");
    expect(html).toContain('<option selected="">A repair or DCare</option>');
    expect(controls(html, "marketing")[0]).toContain("checked");
    expect(html).not.toMatch(/data-unasked/);
  });

  test("lists the faults with links to their fields, and marks each field with its sentence", () => {
    expect(html).toMatch(
      /<section class="summary" aria-labelledby="contact-faults" tabindex="-1" autofocus="">.*Please check 2 answers/,
    );
    expect(html).toContain('<a href="#contact-email">Enter an e-mail address like name@company.in</a>');
    expect(controls(html, "email")[0]).toContain(
      'aria-describedby="contact-email-error" aria-invalid="true"',
    );
    expect(html).toMatch(/<p class="error" id="contact-email-error">.*Enter an e-mail address/);
  });
});

test("the confirmation shows the reference and what happens next", () => {
  const html = renderToStaticMarkup(
    <Confirmation thanks={contact.thanks} reference="DTS-JY6N-P7F2" level={1} />,
  );
  expect(html).toContain("<b>DTS-JY6N-P7F2</b>");
  for (const step of contact.thanks.next) expect(html).toContain(`<li>${step}</li>`);
});

test("a single next step is a sentence, not a list", () => {
  const thanks = { ...contact.thanks, next: ["We call you."] };
  const html = renderToStaticMarkup(<Confirmation thanks={thanks} reference="X" level={1} />);
  expect(html).toContain("<p>We call you.</p>");
  expect(html).not.toContain("<ol>");
});

test.each([
  ["?mail=goes", /<h1>Check your mail<.*We send a link to that address/],
  ["?mail=stays", /<h1>Your request is with us<.*No link goes out now/],
  ["?mail=waits", /<h1>Your request is with us<.*A person looks at this first/],
  ["?mail=else", /<h1>Your request is with us<(?!.*(goes|looks))/],
])("the confirmation at %s says of the link what becomes of it", (query, said) => {
  const mailed = mailFateFrom(new URLSearchParams(query));
  const html = renderToStaticMarkup(
    <Confirmation thanks={dataRequest.thanks} reference="X" mailed={mailed} level={1} />,
  );
  expect(html).toMatch(said);
});

test.each([
  ["?ref=DTS-JY6N-P7F2", "DTS-JY6N-P7F2"],
  ["?ref=<script>", undefined],
  ["?ref=", undefined],
  ["", undefined],
])("of the address %s the reference is %s", (query, reference) => {
  expect(referenceFrom(new URLSearchParams(query))).toBe(reference);
});
