import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { ToolFrame } from "#app/blocks/tool/tool-frame.tsx";
import type { DocumentFacts } from "#app/document/facts.ts";
import { FormWithChoice } from "#app/forms/draw/form-with-choice.tsx";
import { LeadForm } from "#app/forms/draw/lead-form.tsx";
import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import type { Html } from "#app/values/markdown.ts";
import type { FormIsland, LoadedForm } from "./load-form.tsx";
import { isFormIsland, PageForm } from "./page-form.tsx";

/** The form of a tool as an island, with what was chosen before it. */
export type ChoiceIsland = LoadedForm & {
  block: ToolBlock;
  /** The address of the choice, which the form carries. */
  choice: string;
  /** The choice: label and words. */
  lines: [string, Html][];
  /** The choice in a few words. */
  about: string;
};

type Props = {
  island: FormIsland | ChoiceIsland;
  form: DrawnForm;
  page: DocumentFacts;
  /** Where to choose again. */
  change: string;
  heading: string;
  refused: RefusedForm | undefined;
};

/** The form about a choice, in the tool's place; a form block of the same page as on every page. */
export function ChoiceForm({ island, form, page, change, heading, refused }: Props) {
  if (isFormIsland(island)) return <PageForm island={island} page={page} />;
  const { block, notice, reach, choice, lines, about } = island;
  return (
    <ToolFrame block={block} reach={reach}>
      <FormWithChoice lines={lines} change={change} heading={heading}>
        <LeadForm
          form={form}
          notice={notice}
          page={page}
          carries={{ choice }}
          about={about}
          refused={refused}
        />
      </FormWithChoice>
    </ToolFrame>
  );
}
