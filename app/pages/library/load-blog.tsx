import { drawBlock } from "#app/blocks/draw-block.tsx";
import { content } from "#app/content/content.server.ts";
import type { Page } from "#app/content/schema/page.schema.ts";
import { pageAt, pageFacts } from "#app/pages/content/load-page.tsx";
import { type FormIsland, loadFormBlock } from "#app/pages/forms/load-form.tsx";
import { type LoaderArguments, pageSegments } from "#app/paint/page-segments.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { postCategories } from "#app/values/names.ts";
import { type Choice, Choices } from "./choices.tsx";
import { Paging } from "./paging.tsx";
import { PostList } from "./post-list.tsx";
import { type PostSelection, selectPosts } from "./select-posts.server.ts";

/** Loads a list of posts; the copy around it comes from the page file at the same path. */
export async function loadBlog(args: LoaderArguments, path: string) {
  const page = pageAt(path);
  // By path: a category without posts must not show all posts.
  const category = postCategories.find((name) => path === `/blog/category/${name}`);
  const selection = selectPosts(new URL(args.request.url), category);
  const [hero, ...rest] = await Promise.all(
    page.blocks.map((block) =>
      block.block === "form" ? { island: loadFormBlock(block, args) } : drawBlock(block, page),
    ),
  );
  const list = (
    <section className="block wrap" id="posts">
      <div className="tools">
        <Choices label="Categories" choices={categoryChoices(path)} />
        <SearchBox action={path} label="Search the posts" query={selection.query} />
      </div>
      <PostList selection={selection} />
      <Paging label="Pages of posts" next="Older posts" path={path} {...selection} />
    </section>
  );
  const parts = [hero, list, ...rest].filter((part) => part !== undefined);
  return { facts: listFacts(page, selection), segments: pageSegments<FormIsland>(args, parts) };
}

function categoryChoices(path: string): Choice[] {
  const all = { name: "All", to: "/blog", count: content.posts.length, current: path === "/blog" };
  return [
    all,
    ...content.categories.map(({ name, path: to, count }) => ({ name, to, count, current: to === path })),
  ];
}

/** Search results are not indexed; a later page of the list is canonical for itself. */
function listFacts(page: Page, { query, page: number }: PostSelection) {
  const facts = pageFacts(page);
  if (query) return { ...facts, title: `Posts for “${query}”`, noindex: true };
  if (number === 1) return facts;
  return { ...facts, title: `${facts.title}, page ${number}`, query: `?page=${number}` };
}
