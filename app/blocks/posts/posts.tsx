import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame, Intro } from "../block.tsx";
import { CardPicture } from "../card-picture.tsx";
import type { PostsBlock } from "./posts.block.ts";

/** The latest posts, each with its picture: they look like the cards of other pages. */
export function Posts({ block }: { block: PostsBlock }) {
  return (
    <BlockFrame id={block.id} name="related posts">
      <Intro heading={block.heading} />
      <ul className="cells trio">
        {block.posts.map((post) => (
          <li className="cover" data-section={post.section} key={post.path}>
            <div className="plate">
              <CardPicture card={post} />
            </div>
            <p className="eyebrow">{post.categoryName}</p>
            <h3>
              <a href={post.path} dangerouslySetInnerHTML={tiedWords(post.title)} />
            </h3>
            <p dangerouslySetInnerHTML={tiedWords(post.description)} />
            <p className="fine">
              <time dateTime={post.published}>{post.publishedText}</time> · {post.minutes} min
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
