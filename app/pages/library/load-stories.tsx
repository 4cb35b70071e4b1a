import { drawBlocks } from "#app/blocks/draw-block.tsx";
import { content } from "#app/content/content.server.ts";
import { pageAt, pageFacts } from "#app/pages/content/load-page.tsx";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import { type StoryField, storyFields } from "#app/values/names.ts";
import { type Choice, Choices } from "./choices.tsx";
import { StoryList } from "./story-list.tsx";

export const storiesPath = "/case-study";

/** Loads the case studies. An unknown filter shows all; the canonical URL has no filter. */
export async function loadStories(args: LoaderArguments) {
  const page = pageAt(storiesPath);
  const filter = fieldIn(new URL(args.request.url).searchParams.get("filter"));
  const [hero, ...rest] = await drawBlocks(page.blocks, page);
  const list = (
    <section className="block wrap" id="stories">
      <div className="tools">
        <Choices label="Fields" choices={fieldChoices(filter)} />
      </div>
      <h2 className="hidden">{filter ? `Case studies: ${filter}` : "All case studies"}</h2>
      <StoryList stories={content.storyCards.filter((story) => !filter || story.field === filter)} />
    </section>
  );
  const parts = [hero, list, ...rest].filter((part) => part !== undefined);
  return { facts: pageFacts(page), segments: pageSegments(args, parts) };
}

/** Ignores case, because people also type URLs. */
function fieldIn(text: string | null): StoryField | undefined {
  return storyFields.find((field) => field.toLowerCase() === text?.trim().toLowerCase());
}

function fieldChoices(filter: StoryField | undefined): Choice[] {
  const fields = storyFields.map((name) => ({
    name,
    to: `${storiesPath}?filter=${name}#stories`,
    count: content.storyCards.filter((story) => story.field === name).length,
    current: filter === name,
  }));
  const all = {
    name: "All",
    to: `${storiesPath}#stories`,
    count: content.storyCards.length,
    current: filter === undefined,
  };
  return [all, ...fields.filter(({ count, current }) => count > 0 || current)];
}
