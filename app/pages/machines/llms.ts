import { content } from "#app/content/content.server.ts";
import { placesOutside } from "#app/content/read/places-outside.ts";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/llms";

type Place = { path: string; name: string; description: string };

/** `/llms.txt` (llmstxt.org): the site's contents, for language models. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).config;
  const { site, navigation, pages, posts, stories } = content;
  const list = (title: string, places: readonly Place[]) => [
    `## ${title}`,
    "",
    ...places.map(
      ({ path, name, description }) => `- [${name}](${siteUrl}${encodeURI(path)}): ${description}`,
    ),
    "",
  ];
  const open = pages.filter((page) => !page.noindex);
  const isOptional = (kind: string) => kind === "legal" || kind === "utility" || kind === "campaign";
  const ofMenus = navigation.menus.flatMap(({ name, section }) => {
    const places = open.filter((page) => page.section === section && !isOptional(page.kind));
    return places.length > 0 ? list(name, places) : [];
  });
  const lines = [
    `# ${site.fullName} (${site.name})`,
    "",
    `> ${site.description}`,
    "",
    "Case studies marked as sample stories describe kinds of programmes in general terms, not named customers.",
    "",
    ...ofMenus,
    ...list(
      "Posts",
      posts.map((post) => ({ ...post, name: post.title })),
    ),
    ...list(
      "Case studies",
      stories.map((story) => ({ ...story, name: story.title })),
    ),
    ...list("Optional", [...open.filter(({ kind }) => isOptional(kind)), ...placesOutside]),
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
