import type { ReactNode } from "react";
import { Hero } from "#app/blocks/hero/hero.tsx";
import type { Post } from "#app/content/schema/post.schema.ts";
import type { Story } from "#app/content/schema/story.schema.ts";
import { tiedWords } from "#app/values/tied.ts";

type Props = {
  text: Post | Story;
  eyebrow: string;
  /** Says that it is a sample. */
  label?: string | undefined;
  tone: "paper" | "night";
  byline: ReactNode;
};

/** The head of a post or story: a page's hero with smaller type. */
export function ReadingHero({ text, eyebrow, label, tone, byline }: Props) {
  const { path, title, description, art, head, section } = text;
  const lede = tiedWords(description);
  const block = { block: "hero", id: "hero", variant: "split", heading: title } as const;
  return (
    <Hero
      block={{ ...block, actions: [], eyebrow, label, lede, tone, art, picture: head, path }}
      section={section}
      below={byline}
    />
  );
}
