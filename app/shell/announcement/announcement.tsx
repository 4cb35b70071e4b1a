import type { Announcement } from "#app/content/schema/announcement.schema.ts";
import { useSite } from "#app/shell/site-context.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The line above the header, shown while the page is scrolled less than 50 px. */
export function AnnouncementStrip({ strip }: { strip: NonNullable<Announcement["strip"]> }) {
  return (
    <section className="strip" aria-label="Announcement">
      <a className="link" href={strip.link}>
        {strip.text}
        <Icon name="arrow" />
      </a>
    </section>
  );
}

/**
 * The window of a first visit. The starter opens it unless the stored flag says that it was closed: over the page, or
 * as a sheet at the lower edge on pages for a task (`isTask`). Customers' own pages (`isPersonal`) have none.
 */
export function AnnouncementModal() {
  const { modal } = useSite().announcement;
  if (!modal) return null;
  return (
    <dialog className="news" data-announcement aria-labelledby="news">
      <div data-nosnippet>
        {modal.next && <p className="eyebrow">{modal.next}</p>}
        {/* biome-ignore lint/a11y/noAutofocus: the window opens on its words, not on one of its buttons */}
        <h2 id="news" tabIndex={-1} autoFocus>
          {modal.heading}
        </h2>
        <p className="soft" dangerouslySetInnerHTML={modal.text} />
        <a className="button small" href={modal.action.to}>
          {modal.action.label}
        </a>
        <button type="button" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
