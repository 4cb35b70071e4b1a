import { Icon } from "#app/ui/icon.tsx";
import { useSite } from "./site-context.tsx";

/** What stands where no page is: says so, offers the search and the ways back in. */
export function NotFound() {
  const { navigation } = useSite();
  const hubs = navigation.menus.flatMap(({ links }) => links[0] ?? []);
  return (
    <section className="lost wrap">
      <p className="eyebrow">404</p>
      <h1>This page is not here</h1>
      <p className="lede">
        The address may be old, or a letter went missing on the way. Search the site, or start from one of the
        places below.
      </p>
      <search>
        <form action="/search">
          <label className="hidden" htmlFor="lost-q">
            Search the site
          </label>
          <input id="lost-q" name="q" type="search" required autoComplete="off" />
          <button type="submit" className="button">
            Search
            <Icon name="search" />
          </button>
        </form>
      </search>
      <ul>
        {hubs.map(({ name, link, text }) => (
          <li key={link}>
            <a href={link}>
              <b>{name}</b>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
