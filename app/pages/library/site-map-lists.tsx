import type { Family } from "./site-families.server.ts";

/** The families of pages, each a list of links. */
export function SiteMapLists({ families }: { families: Family[] }) {
  return (
    <div className="block wrap map">
      {families.map(({ name, section, places }) => (
        <section data-section={section} key={name}>
          <h2 className="h3">{name}</h2>
          <ul>
            {places.map((place) => (
              <li key={place.path}>
                <a href={place.path}>{place.name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
