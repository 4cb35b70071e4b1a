import { data } from "react-router";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { content } from "#app/content/content.server.ts";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable, type Queryable } from "#app/database/database.server.ts";
import { fullSentence } from "#app/events/receive-places.server.ts";
import { SessionChoice } from "#app/events/session-choice.tsx";
import { openSessions, sessionAt } from "#app/events/sessions.ts";
import { countPlaces } from "#app/events/take-places.server.ts";
import { eventPlace } from "#app/forms/declared/event-place.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { ChoiceForm, type ChoiceIsland } from "#app/pages/forms/choice-form.tsx";
import { loadForm } from "#app/pages/forms/load-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import type { Html } from "#app/values/markdown.ts";
import { placeText } from "#app/values/place-text.ts";
import { sessionPath } from "#app/values/session-path.ts";
import { tiedWords } from "#app/values/tied.ts";
import type { Route } from "./+types/session";

/** A page of a series: its sessions, or the form for places in the chosen one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const refused = context.get(refusedFormContext) ?? undefined;
  const { searchParams } = new URL(request.url);
  const services = context.get(servicesContext);
  const page = pageAt(normalPath(request));
  const sessions = openSessions(content.events, page, services.now());
  const asked = sessionAt(content.events, searchParams);
  const session = sessions.find(({ slug }) => slug === asked?.slug);
  const left = session && (await placesLeft(session, () => services.db));
  const isFull = left === 0 && !refused;
  const island = (block: ToolBlock): ChoiceIsland | undefined =>
    session && !isFull
      ? {
          block,
          ...loadForm(eventPlace, context, isDataRequest(request)),
          choice: sessionPath(page.path, session),
          lines: linesOf(session, left),
          about: `${session.title}, ${session.when}`,
        }
      : undefined;
  const over = searchParams.has("kind") && !session ? overSentence : undefined;
  const shown = await loadPage<ChoiceIsland>(
    { request, context },
    page,
    (block) => (block.block === "tool" ? island(block) : undefined),
    <SessionChoice
      page={page.path}
      sessions={sessions}
      problem={isFull ? fullSentence : (over ?? refused?.sentence)}
    />,
  );
  return data({ ...shown, refused }, { headers: searchParams.size > 0 || refused ? privateHeaders : {} });
}

const overSentence = "This session is over or was taken off the list. These are open:";

/** Undefined when places are not counted or storage is down: the receiver then checks them. */
async function placesLeft({ seats, slug }: EventEntry, db: () => Queryable): Promise<number | undefined> {
  if (seats === undefined) return undefined;
  try {
    return Math.max(0, seats - (await countPlaces(db(), slug)));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return undefined;
  }
}

function linesOf(session: EventEntry, left: number | undefined): [string, Html][] {
  const lines: [string, string][] = [
    ["Session", session.title],
    ["When", session.when],
    ["Where", placeText(session)],
    ...(left === undefined ? [] : [["Left", `${left} of ${session.seats} places`] as [string, string]]),
  ];
  return lines.map(([label, words]) => [label, tiedWords(words)]);
}

export default function SessionPage({ loaderData: { facts, segments, refused } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => (
        <ChoiceForm
          island={island}
          form={eventPlace}
          page={facts}
          change={facts.path}
          heading="Who comes?"
          refused={refused}
        />
      )}
    </PageView>
  );
}
