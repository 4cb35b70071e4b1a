import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/document/missing.server.ts";
import { sessionCalendar } from "#app/events/session-calendar.ts";
import { calendarPath, pageOfSeries } from "#app/events/sessions.ts";
import { fileResponse } from "#app/values/file-response.ts";
import type { Route } from "./+types/session-calendar";

/** A session as an iCalendar file. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const event = content.events.find((each) => calendarPath(each) === `/calendar/${params.file}`);
  const page = event && pageOfSeries(content.pages, event.series);
  if (!event || !page) throw missing(`/calendar/${params.file}`);
  const file = sessionCalendar(event, { site: content.site, siteUrl: config.siteUrl, page });
  return fileResponse(`${event.slug}.ics`, file);
}
