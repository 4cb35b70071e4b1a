import { CardPicture } from "#app/blocks/card-picture.tsx";
import type { StoryCard } from "#app/content/compile/cards.ts";

/** Case studies, each with its scene in the hue of its field. */
export function StoryList({ stories }: { stories: StoryCard[] }) {
  if (stories.length === 0)
    return <p className="lede">There is no story of this field yet. The others have some.</p>;
  return (
    <ul className="related cells">
      {stories.map((story) => (
        <li className="cover" data-section={story.section} key={story.path}>
          <div className="plate">
            <CardPicture card={story} />
            {story.sample && <span className="pill">Sample story</span>}
          </div>
          <p className="eyebrow">{story.field}</p>
          <h3>
            <a href={story.path}>{story.title}</a>
          </h3>
          <p>{story.sector}</p>
        </li>
      ))}
    </ul>
  );
}
