import * as v from "valibot";
import type { EventEntry } from "#app/content/schema/event.schema.ts";
import { eventSeries } from "#app/values/names.ts";
import { inline, text } from "#app/values/values.schema.ts";
import { defineBlock } from "../define-block.ts";

/** The events of one series from `content/events/`: coming ones first, then past ones. */
export const eventsSchema = v.strictObject({
  block: v.literal("events"),
  heading: text(80),
  series: v.picklist(eventSeries),
  /** About the dates: shown while an event is to come. */
  lede: v.optional(inline(260)),
  /** Shown instead while none is: what to do then. */
  none: inline(260),
  /** The text of a coming session's link to the form for places; used with the tool `event-place`. */
  reserve: v.optional(text(36)),
});

export type EventsBlock = v.InferOutput<typeof eventsSchema> & {
  id: string;
  path: string;
  events: EventEntry[];
};

export const events = defineBlock<typeof eventsSchema, EventsBlock>({
  schema: eventsSchema,
  fill: (block, { path }, { events }) => ({
    ...block,
    path,
    events: events.filter(({ series }) => series === block.series),
  }),
  words: ({ heading, lede, none, reserve, events }) => [
    heading,
    lede,
    none,
    reserve,
    ...events.flatMap(({ title, when, place, text }) => [title, when, place, text]),
  ],
  // Dates pass; the page has the current ones.
  print: () => undefined,
});
