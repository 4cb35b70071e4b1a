import { data } from "react-router";
import type { ToolBlock } from "#app/blocks/tool/tool.block.ts";
import { content } from "#app/content/content.server.ts";
import { servicesContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import { dayOf } from "#app/dates/india-time.ts";
import { token } from "#app/forms/declared/token.ts";
import { refusedFormContext } from "#app/forms/receive/refused-form-context.ts";
import { loadPage, pageAt } from "#app/pages/content/load-page.tsx";
import { ChoiceForm, type ChoiceIsland } from "#app/pages/forms/choice-form.tsx";
import { loadForm } from "#app/pages/forms/load-form.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { isDataRequest, normalPath } from "#app/paint/request-path.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { openSlots, queueOf, queuePage, type StoreQueue, slotAt, slotPath } from "#app/queue/store-queue.ts";
import { TokenChoice } from "#app/queue/token-choice.tsx";
import { wordsOf } from "#app/queue/token-mails.ts";
import { countTokens } from "#app/queue/tokens.server.ts";
import type { Html } from "#app/values/markdown.ts";
import { tiedWords } from "#app/values/tied.ts";
import type { Route } from "./+types/join-queue";

/** Open launch days, or the form for a token of the chosen one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const refused = context.get(refusedFormContext) ?? undefined;
  const { searchParams } = new URL(request.url);
  const services = context.get(servicesContext);
  const slots = openSlots(content.shop.launches, dayOf(services.now()));
  const asked = slotAt(content.shop.launches, searchParams);
  const slot = asked && slots.find((each) => queueOf(each) === queueOf(asked));
  const left = slot && (await countLeft(slot, () => services.db, services.now()));
  const island = (block: ToolBlock): ChoiceIsland | undefined =>
    slot && typeof left === "number" && (left > 0 || refused)
      ? {
          block,
          ...loadForm(token, context, isDataRequest(request)),
          choice: slotPath(slot),
          lines: linesOf(slot, left),
          about: aboutOf(slot),
        }
      : undefined;
  const problem = slot
    ? left === "unavailable"
      ? unavailableSentence
      : left === 0
        ? fullSentence
        : undefined
    : asked && overSentence;
  const page = pageAt(normalPath(request));
  const shown = await loadPage<ChoiceIsland>(
    { request, context },
    page,
    (block) => (block.block === "tool" ? island(block) : undefined),
    <TokenChoice
      slots={slots}
      site={content.site}
      problem={problem ?? refused?.sentence}
      asked={searchParams.get("kind") === "asked"}
      phone={content.site.phone}
      isMarked={page.sample}
    />,
  );
  const personal = searchParams.size > 0 || refused ? privateHeaders : {};
  const headers = { ...personal, ...(left === "unavailable" ? retryAfter : {}) };
  return data({ ...shown, refused }, { status: left === "unavailable" ? 503 : 200, headers });
}

const unavailableSentence =
  "The queue cannot be read right now, and no token was given. Please try again in a minute.";
const fullSentence = "All tokens of this store and day are taken. Another store or day may have some left.";
const overSentence = "Tokens for this store and day are no longer given.";

async function countLeft(
  slot: StoreQueue,
  db: () => Parameters<typeof countTokens>[0],
  now: Date,
): Promise<number | "unavailable"> {
  try {
    const queue = queueOf(slot);
    return Math.max(0, slot.capacity - ((await countTokens(db(), [queue], now)).get(queue) ?? 0));
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return "unavailable";
  }
}

function aboutOf(slot: StoreQueue): string {
  const { launch, where, when } = wordsOf(slot, 0, { site: content.site });
  return [launch, where, when].join(", ");
}

function linesOf(slot: StoreQueue, left: number): [string, Html][] {
  const { launch, where, when } = wordsOf(slot, 0, { site: content.site });
  return [
    ["Launch", tiedWords(launch)],
    ["Store", tiedWords(where)],
    ["Day", tiedWords(when)],
    ["Left", tiedWords(`${left} of ${slot.capacity} tokens`)],
  ];
}

export default function TokenTool({ loaderData: { facts, segments, refused } }: Route.ComponentProps) {
  return (
    <PageView path={facts.path} segments={segments}>
      {(island) => (
        <ChoiceForm
          island={island}
          form={token}
          page={facts}
          change={queuePage}
          heading="Who comes?"
          refused={refused}
        />
      )}
    </PageView>
  );
}
