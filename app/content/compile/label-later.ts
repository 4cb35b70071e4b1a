import type { Authored, Entry } from "#app/content/read/authored.ts";
import { dayOf, dayText } from "#app/dates/india-time.ts";

type Dated = { published?: string | undefined };

/**
 * Shows authors in development what is published on a later day as if it were public, with the day before its title.
 */
export function labelLater(authored: Authored, now: Date): Authored {
  const today = dayOf(now);
  const label = <Value extends Dated>(value: Value, title: keyof Value & string): Value =>
    value.published !== undefined && value.published > today
      ? {
          ...value,
          published: today,
          [title]: `[from ${dayText(value.published)}] ${value[title]}`,
        }
      : value;
  const all = <Value extends Dated>(entries: Map<string, Entry<Value>>, title: keyof Value & string) =>
    new Map([...entries].map(([id, entry]) => [id, { ...entry, value: label(entry.value, title) }]));
  const { announcement, shop } = authored;
  const { strip, modal } = announcement?.value ?? {};
  return {
    ...authored,
    posts: all(authored.posts, "title"),
    jobs: all(authored.jobs, "title"),
    events: all(authored.events, "title"),
    announcement: announcement && {
      ...announcement,
      value: {
        ...(strip && { strip: label(strip, "text") }),
        ...(modal && { modal: label(modal, "heading") }),
      },
    },
    shop: shop && {
      ...shop,
      value: { ...shop.value, launches: shop.value.launches.map((launch) => label(launch, "name")) },
    },
  };
}
