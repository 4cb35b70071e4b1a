import { FormFrame } from "#app/blocks/form/form-frame.tsx";
import type { DocumentFacts } from "#app/document/facts.ts";
import { forms } from "#app/forms/declared/forms.ts";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import { type Form, isConsent } from "#app/forms/engine/define-form.ts";
import { asksLater } from "#app/forms/engine/details-form.ts";
import type { FormIsland } from "./load-form.tsx";

type Props = {
  island: FormIsland;
  page: DocumentFacts;
  /** What the page writes into the form's carried fields. */
  carries?: Readonly<Record<string, string>>;
};

/** A form block of a page. */
export function PageForm({ island: { block, form: id, notice, reach, chosen }, page, carries }: Props) {
  const form = forms.get(id);
  const next = form && leavesRoom(form) ? form.thanks.next : undefined;
  return (
    <FormFrame block={block} reach={reach} next={next}>
      {/* Another link of the page chooses anew. */}
      {form && (
        <LeadForm
          key={JSON.stringify(chosen)}
          form={form}
          notice={notice}
          page={page}
          carries={{ ...chosen, ...carries }}
        />
      )}
    </FormFrame>
  );
}

/** Whether a form is so long, or goes on after sending, that the next steps have room beside it. */
function leavesRoom(form: Form): boolean {
  return asksLater(form) || Object.keys(form.fields).filter((name) => !isConsent(name)).length > 5;
}

/** Whether an island of a page is a form block. */
export function isFormIsland(island: object): island is FormIsland {
  return "block" in island && (island.block as { block?: string }).block === "form";
}
