import { CallToAction } from "#app/blocks/call-to-action/call-to-action.tsx";
import { Related } from "#app/blocks/related/related.tsx";
import { content } from "#app/content/content.server.ts";
import type { Post } from "#app/content/schema/post.schema.ts";
import { servicesContext } from "#app/context.ts";
import { breadcrumbOf } from "#app/document/breadcrumb.server.ts";
import type { DocumentFacts } from "#app/document/facts.ts";
import { missing } from "#app/document/missing.server.ts";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import type { Heading } from "#app/values/markdown.ts";
import { Byline, sourcesId } from "./byline.tsx";
import { callToActionOf } from "./call-to-action-of.server.ts";
import { Neighbours } from "./neighbours.tsx";
import { ReadingHero } from "./reading-hero.tsx";
import { ReadingText } from "./reading-text.tsx";
import { ShareLinks } from "./share-links.tsx";
import { SourceList } from "./source-list.tsx";

/** Loads a post: head, text, what to read next, and the offer for its category. */
export function loadPost(args: LoaderArguments, slug: string) {
  const post = content.post(slug);
  if (!post) throw missing(`/blog/${slug}`);
  const { path, html, headings, title, step, previous, next, related, sources } = post;
  const { siteUrl } = args.context.get(servicesContext).config;
  const categoryPath = `/blog/category/${post.category}`;
  const call = callToActionOf(categoryPath);
  const parts = [
    <ReadingHero
      key="hero"
      text={post}
      eyebrow="Blog"
      tone="paper"
      byline={
        <Byline
          {...post}
          category={{ name: post.categoryName, path: categoryPath }}
          checked={sources.map(({ day }) => day)}
        />
      }
    />,
    <ReadingText key="text" html={html} headings={[...headings, ...sourcesHeading(post)]} step={step}>
      {sources.length > 0 && <SourceList sources={sources} />}
      <ShareLinks title={title} address={siteUrl + path} />
      <p className="actions">
        <a className="button quiet" href="/blog#form">
          Get new posts by e-mail
        </a>
      </p>
    </ReadingText>,
    <Neighbours key="neighbours" label="Other posts" previous={previous} next={next} />,
  ];
  if (related.length > 0) {
    const block = { block: "related" as const, id: "related", heading: "Read next", cards: related };
    parts.push(<Related key="related" block={block} />);
  }
  if (call) parts.push(<CallToAction key="call" block={call} path={path} section={post.section} />);
  return { facts: postFacts(post), segments: pageSegments(args, parts) };
}

function sourcesHeading({ sources }: Post): Heading[] {
  return sources.length > 0 ? [{ id: sourcesId, text: "Sources", level: 2 }] : [];
}

function postFacts({ path, title, description, section, published, updated }: Post): DocumentFacts {
  return {
    path,
    title,
    description,
    section,
    heroTone: "paper",
    breadcrumb: breadcrumbOf(path),
    article: { published, ...(updated ? { updated } : {}) },
  };
}
