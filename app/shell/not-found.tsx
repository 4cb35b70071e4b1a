import { BrokenKolam } from "#app/figures/broken-kolam.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { useSite } from "./site-context.tsx";

/** The 404 page: offers the search and links to the main pages. */
export function NotFound() {
  const { navigation } = useSite();
  const pages = navigation.menus.flatMap(({ links }) => links);
  const places = [
    ...navigation.menus.flatMap(({ name, links: [first] }) =>
      // In the menu's own word: "Enterprise overview" would take two lines.
      first?.name.endsWith(" overview") ? { ...first, name } : (first ?? []),
    ),
    ...pages.filter(({ link }) => link === "/contact-us"),
  ];
  return (
    <>
      <section className="hero lost" data-variant="tool">
        <div className="wrap">
          <div className="say">
            <p className="eyebrow">404</p>
            <h1>This page is not here</h1>
            <p className="lede">
              The address may be old, or a letter went missing on the way. Search the site, or start from one
              of the places below.
            </p>
            <BrokenKolam />
            <SearchBox action="/search" label="Search the site" />
          </div>
        </div>
      </section>
      <section className="block">
        <ul className="wrap cells audience">
          {places.map(({ name, link, text }) => (
            <li key={link}>
              <a href={link}>
                <b>
                  {name}
                  <Icon name="arrow" />
                </b>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
