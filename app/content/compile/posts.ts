import type { Entry } from "#app/content/read/authored.ts";
import type { AuthoredPost, Post, PostCategoryPage } from "#app/content/schema/post.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { capital } from "#app/values/capital.ts";
import { postCategories } from "#app/values/names.ts";
import type { Card, PostCard } from "./cards.ts";
import { readingMinutes } from "./reading-minutes.ts";

/** A post in a list. */
export function postCard(path: string, { value, text }: Entry<AuthoredPost>): PostCard {
  const { title, description, category, published, art, picture, card, section } = value;
  const publishedText = dayText(published);
  const categoryName = capital(category);
  return {
    path,
    title,
    description,
    category,
    categoryName,
    published,
    publishedText,
    minutes: readingMinutes(text.html),
    art,
    picture: card ?? picture?.name,
    section,
  };
}

/** The shown posts in the order of their cards, each with the previous and next post. */
export function compilePosts(
  shown: [string, Entry<AuthoredPost>][],
  cards: PostCard[],
  related: Map<string, Card>,
): Post[] {
  const entries = new Map(shown);
  return cards.flatMap((card, at) => {
    const entry = entries.get(card.path);
    if (!entry) return [];
    const { html, headings } = entry.text;
    const { author, updated, picture, step, checked: sources = [] } = entry.value;
    return {
      ...card,
      slug: card.path.slice("/blog/".length),
      head: picture,
      author,
      step,
      updated,
      sources,
      html,
      headings,
      related: entry.value.related.flatMap((path) => related.get(path) ?? []),
      previous: neighbour(cards[at + 1]),
      next: neighbour(cards[at - 1]),
    };
  });
}

/** The categories that have posts, in their fixed order. */
export function listCategories(posts: PostCard[]): PostCategoryPage[] {
  return postCategories.flatMap((category) => {
    const count = posts.filter((post) => post.category === category).length;
    return count > 0 ? { category, name: capital(category), path: `/blog/category/${category}`, count } : [];
  });
}

function neighbour(card: PostCard | undefined): { path: string; title: string } | undefined {
  return card && { path: card.path, title: card.title };
}
