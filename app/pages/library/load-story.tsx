import { Actions } from "#app/blocks/actions.tsx";
import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import { Claims } from "#app/blocks/claims/claims.tsx";
import { Related } from "#app/blocks/related/related.tsx";
import { Story as StoryTeaser } from "#app/blocks/story/story.tsx";
import type { StoryCard } from "#app/content/compile/cards.ts";
import { content } from "#app/content/content.server.ts";
import type { Story } from "#app/content/schema/story.schema.ts";
import { breadcrumbOf } from "#app/document/breadcrumb.server.ts";
import type { DocumentFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import { Byline } from "./byline.tsx";
import { callToActionOf } from "./call-to-action-of.server.ts";
import { storiesPath } from "./load-stories.tsx";
import { ReadingHero } from "./reading-hero.tsx";
import { ReadingText } from "./reading-text.tsx";

/** Loads a case study: head, text, services used, the next story, its offer. */
export function loadStory(args: LoaderArguments, slug: string) {
  const story = content.story(slug);
  if (!story) throw missing(`/case-study/${slug}`);
  const { path, html, headings, facts, services, offer, field } = story;
  const call = callToActionOf(storiesPath);
  const parts = [
    <ReadingHero
      key="hero"
      text={story}
      eyebrow={`${field} · ${story.sector}`}
      label={story.sample ? "Sample story" : undefined}
      tone="night"
      byline={
        <>
          <Byline updated={story.updated} minutes={story.minutes} />
          <Actions actions={[offer]} />
        </>
      }
    />,
  ];
  if (facts.length > 0) {
    const items = facts.map(({ figure, words }) => ({ id: words, value: figure, label: words }));
    const note = story.sample ? "Sample figures, from the plan below." : undefined;
    parts.push(<Claims key="facts" block={{ block: "claims", id: "facts", items }} note={note} />);
  }
  parts.push(<ReadingText key="text" html={html} headings={headings} step={offer} />);
  if (services.length > 0) {
    const block = {
      block: "related" as const,
      id: "related",
      heading: "Read about the services",
      cards: services,
    };
    parts.push(<Related key="related" block={block} tone="plate" />);
  }
  const next = nextStory(story);
  if (next) parts.push(<StoryTeaser key="next" block={{ block: "story", id: "next", story: next }} />);
  if (call)
    parts.push(
      <CallToAction key="call" block={{ ...call, actions: [offer] }} path={path} section={story.section} />,
    );
  return { facts: storyFacts(story), segments: pageSegments(args, parts) };
}

/** The story after this one, the first after the last. */
function nextStory({ path }: Story): StoryCard | undefined {
  const all = content.storyCards;
  const next = all[(all.findIndex((card) => card.path === path) + 1) % all.length];
  return next?.path === path ? undefined : next;
}

function storyFacts({ path, title, description, section, updated }: Story): DocumentFacts {
  return {
    path,
    title,
    description,
    section,
    heroTone: "night",
    breadcrumb: breadcrumbOf(path),
    article: { updated },
  };
}
