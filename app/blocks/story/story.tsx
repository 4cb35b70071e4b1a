import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { CardPicture } from "../card-picture.tsx";
import type { StoryBlock } from "./story.block.ts";

/** The teaser of a case study: one wide plate in its hue. */
export function Story({ block: { id, story } }: { block: StoryBlock }) {
  return (
    <section className="block" id={id}>
      <div className="wrap plate deep cover story" data-section={story.section}>
        <div>
          <p className="pill">{story.sample ? "Sample story" : "Story"}</p>
          <p className="eyebrow">{story.sector}</p>
          <h2>{story.title}</h2>
          <p className="lede" dangerouslySetInnerHTML={tiedWords(story.description)} />
          <a className="link" href={story.path}>
            Read the story
            <Icon name="arrow" />
          </a>
        </div>
        <CardPicture card={story} deep width="(width >= 62rem) 46rem, 100vw" />
      </div>
    </section>
  );
}
