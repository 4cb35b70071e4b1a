import { Kolam } from "#app/figures/kolam.tsx";
import { AnnouncementStrip } from "#app/shell/announcement/announcement.tsx";
import { useSite } from "#app/shell/site-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MegaMenu } from "./mega-menu.tsx";

type Props = {
  /** The path of the page, to mark its own links. */
  path: string;
  /** The fixed-position option: the header is solid from the start and stays so. */
  fixed?: boolean;
};

/** The letters of a name that fit beside everything else on a phone. */
const shortName = 6;

/**
 * The banner: announcement strip, brand, main menu, contact link. The starter keeps `data-state`, `data-strip`
 * and `data-mode`; without script the style sheet decides by width alone and the header scrolls away.
 */
export function Header({ path, fixed = false }: Props) {
  const { site, announcement } = useSite();
  return (
    <header className="head" data-state={fixed ? "solid" : "transparent"} data-strip="shown">
      {announcement.strip && <AnnouncementStrip strip={announcement.strip} />}
      <div className="bar wrap">
        <a
          className="brand"
          href="/"
          aria-current={path === "/" ? "page" : undefined}
          data-long={site.name.length > shortName ? "" : undefined}
        >
          <Kolam seed="/" size={1} />
          {site.name}
        </a>
        <MegaMenu path={path} />
        <a href="/search" data-search aria-label="Search">
          <Icon name="search" />
        </a>
        <a
          className="button quiet small"
          href="/contact-us"
          aria-current={path === "/contact-us" ? "page" : undefined}
        >
          Contact us
        </a>
      </div>
    </header>
  );
}
