import { useSite } from "#app/shell/site-context.tsx";
import { callTo } from "#app/values/phone.ts";
import { MenuLinks } from "./menu-link.tsx";

/**
 * The floating button and its side menu; behaviour.ts closes it on scroll and on a link. On a narrow, scrolled screen
 * the button is part of a bar with contact links (reach-bar.css), whose style no document inlines.
 */
export function QuickNavigation({ path }: { path: string }) {
  const { navigation, site } = useSite();
  return (
    <div className="quick">
      <p className="reach-bar" hidden>
        <a href={callTo(site.phone)}>Call</a>
        {site.whatsapp && <a href={`https://wa.me/${site.whatsapp.replace(/\D/g, "")}`}>WhatsApp</a>}
        <a className="button small" href="/contact-us">
          Contact us
        </a>
      </p>
      <button type="button" popoverTarget="quick" aria-label="Quick navigation">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm4 5-2.5 5.5L8 16l2.5-5.5z" />
        </svg>
      </button>
      <nav id="quick" popover="auto" aria-label="Quick links">
        <MenuLinks items={navigation.floating} path={path} />
      </nav>
    </div>
  );
}
