import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { drawnForm } from "#app/forms/engine/define-form.ts";
import { asksLater, detailsForm } from "#app/forms/engine/details-form.ts";
import { LeadForm } from "./lead-form.tsx";

const declared = [...forms.values()];
// Details are asked after sending, where no walk over the pages comes.
const drawn = [...declared, ...declared.filter(asksLater).map(detailsForm)].map(drawnForm);

test.each(drawn)("each label of $id names a control, and each control has its name", (form) => {
  const html = renderToStaticMarkup(
    <LeadForm form={form} page={{ path: "/contact-us", section: "company" }} />,
  );
  const ids = new Set(
    [...html.matchAll(/<(?:input|select|textarea|progress)\b[^>]*? id="([^"]+)"/g)].map(([, id]) => id),
  );
  const named = new Set([...html.matchAll(/<label\b[^>]*? for="([^"]+)"/g)].map(([, id]) => id));
  expect([...named].filter((id) => !ids.has(id))).toEqual([]);
  const bare = html.replace(/<label\b(?:(?!<\/label>).)*<\/label>/gs, "");
  const unnamed = [...bare.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/type="hidden"|aria-label=/.test(tag))
    .filter((tag) => !named.has(/ id="([^"]+)"/.exec(tag)?.[1] ?? ""));
  expect(unnamed).toEqual([]);
});
