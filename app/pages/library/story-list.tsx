import type { StoryCard } from "#app/content/compile/cards.ts";
import { ScenePicture } from "#app/figures/scene-picture.tsx";

/** Case studies, each with its scene in the hue of its field. */
export function StoryList({ stories }: { stories: StoryCard[] }) {
  if (stories.length === 0)
    return <p className="lede">There is no story of this field yet. The others have some.</p>;
  return (
    <ul className="related cells">
      {stories.map(({ path, title, field, sector, art, section, sample }) => (
        <li className="cover" data-section={section} key={path}>
          <div className="plate">
            <ScenePicture name={art} section={section} />
            {sample && <span className="pill">Sample story</span>}
          </div>
          <p className="eyebrow">{field}</p>
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p>{sector}</p>
        </li>
      ))}
    </ul>
  );
}
