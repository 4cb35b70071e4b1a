import { CardPicture } from "#app/blocks/card-picture.tsx";
import type { Post } from "#app/content/schema/post.schema.ts";
import { KolamGround } from "#app/figures/kolam.tsx";
import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { Scene } from "#app/figures/scene.tsx";
import { tiedWords } from "#app/values/tied.ts";
import type { PostSelection } from "./select-posts.server.ts";

/** Posts, newest first, each with its picture; the newest of all is shown large. */
export function PostList({ selection: { posts, total, page, query } }: { selection: PostSelection }) {
  if (posts.length === 0) return <Nothing query={query} />;
  const lead = page === 1 && !query && posts.length > 3 ? posts[0] : undefined;
  const others = lead ? posts.slice(1) : posts;
  return (
    <>
      <h2 className={query ? "h3" : "hidden"}>
        {query ? `${total} ${total === 1 ? "post" : "posts"} for “${query}”` : "Posts"}
      </h2>
      {lead && <LeadPost post={lead} />}
      <ul className="posts cells">
        {others.map((post) => (
          <li className="cover" data-section={post.section} key={post.path}>
            <div className="plate">
              <CardPicture card={post} width={small} />
            </div>
            <PostWords post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** On a phone a picture beside a heading (posts.css). */
const small = "(width >= 48rem) 24rem, (width >= 40rem) 100vw, 7rem";

function LeadPost({ post }: { post: Post }) {
  return (
    <article className="posts lead cover" data-section={post.section}>
      <div className="plate deep">
        {post.head ? (
          <RenderedPicture {...post.head} first />
        ) : (
          <>
            <KolamGround seed={post.path} />
            <Scene name={post.art} />
          </>
        )}
      </div>
      <div>
        <PostWords post={post} />
      </div>
    </article>
  );
}

function PostWords({ post }: { post: Post }) {
  return (
    <>
      <p className="eyebrow">{post.categoryName}</p>
      <h3>
        <a href={post.path} dangerouslySetInnerHTML={tiedWords(post.title)} />
      </h3>
      <p className="soft" dangerouslySetInnerHTML={tiedWords(post.description)} />
      <p className="fine">
        <time dateTime={post.published}>{post.publishedText}</time> · {post.minutes} min
      </p>
    </>
  );
}

function Nothing({ query }: { query: string }) {
  if (!query) return <p className="lede">This category has no post at the moment. The others do.</p>;
  return (
    <div className="prose">
      <h2 className="h3">No post for “{query}”</h2>
      <p>
        Try fewer or other words, or{" "}
        <a href={`/search?${new URLSearchParams({ q: query })}`}>search the whole site</a>.
      </p>
    </div>
  );
}
