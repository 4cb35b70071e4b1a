import * as v from "valibot";
import { isDay } from "#app/dates/india-time.ts";
import { kinds, statuses } from "#app/leads/lead.ts";
import { longestStep } from "#app/leads/next-step.ts";
import { longestTag, maxTags } from "#app/leads/tags/tag-name.ts";

/** The inputs and outputs of the API. The OpenAPI document is made from them, and a test checks every response. */

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.description("An instant in UTC, such as 2026-11-23T05:30:00.000Z."),
);
const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isDay, "There is no such day."),
  v.description("A day in India, such as 2026-11-23."),
);
const uuid = v.pipe(v.string(), v.uuid());
const cursor = v.pipe(
  v.string(),
  v.maxLength(200),
  v.description("`next` of the page before; leave it out for the first."),
);
const limit = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(100),
  v.description("Rows of a page; 50 when left out."),
);

const paging = { limit: v.optional(limit), cursor: v.optional(cursor) };
const short = v.pipe(v.string(), v.maxLength(100));

const touch = v.object({
  landingPage: v.string(),
  source: v.optional(v.string()),
  medium: v.optional(v.string()),
  campaign: v.optional(v.string()),
  term: v.optional(v.string()),
  content: v.optional(v.string()),
});

const person = v.object({
  name: v.optional(v.string()),
  email: v.optional(v.string()),
  phone: v.optional(v.string()),
  organization: v.optional(v.string()),
  city: v.optional(v.string()),
});

const stepTime = v.pipe(
  v.string(),
  v.regex(/^\d{2}:\d{2}$/),
  v.description("In India; left out: the whole day."),
);

export const lead = v.object({
  id: uuid,
  reference: v.string(),
  form: v.string(),
  kind: v.picklist(kinds),
  status: v.pipe(
    v.string(),
    v.description(
      "In the words of the kind, such as `new`, `qualified`, `in-hand`, `settled`, `spam`; empty for records.",
    ),
  ),
  owner: v.nullable(v.object({ id: v.string(), name: v.string() })),
  person,
  answers: v.array(
    v.object({ key: v.string(), label: v.string(), value: v.union([v.string(), v.array(v.string())]) }),
  ),
  tags: v.array(v.string()),
  nextStep: v.nullable(v.object({ text: v.string(), day, time: v.optional(stepTime) })),
  dueAt: v.nullable(instant),
  source: v.nullable(v.string()),
  attribution: v.object({ first: v.optional(touch), last: v.optional(touch) }),
  data: v.pipe(
    v.picklist(["held", "restricted", "erased"]),
    v.description(
      "`restricted`: consent was withdrawn, `erased`: erased; person and answers are then empty.",
    ),
  ),
  version: v.pipe(v.number(), v.integer()),
  createdAt: instant,
  updatedAt: instant,
});

export const leadsQuery = v.strictObject({
  ...paging,
  order: v.optional(
    v.pipe(
      v.picklist(["newest", "updated"]),
      v.description("`newest` first, or those `updated` longest ago first, to follow changes."),
    ),
  ),
  updatedSince: v.optional(v.pipe(instant, v.description("With `order=updated`: where to begin."))),
  status: v.optional(
    v.pipe(
      v.picklist([...statuses, "open"]),
      v.description("As sales call it; spam is left out unless asked for."),
    ),
  ),
  kind: v.optional(v.picklist(kinds)),
  form: v.optional(short),
  owner: v.optional(v.pipe(short, v.description("A staff id, `me` or `none`."))),
});

export const leadPath = v.strictObject({ lead: v.pipe(short, v.description("The id or the reference.")) });

export const leadPatch = v.strictObject({
  version: v.pipe(
    v.number(),
    v.integer(),
    v.description("The version you have seen. If the lead has changed since: 409, and nothing is changed."),
  ),
  status: v.optional(v.pipe(short, v.description("In the words of the kind."))),
  owner: v.optional(v.nullable(v.pipe(short, v.description("A staff id or `me`; null gives it back.")))),
  tags: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(longestTag))),
      v.maxLength(maxTags),
      v.description("All tags that the lead has from now on."),
    ),
  ),
  nextStep: v.optional(
    v.nullable(
      v.pipe(
        v.strictObject({
          text: v.pipe(v.string(), v.minLength(1), v.maxLength(longestStep)),
          day,
          time: v.optional(stepTime),
        }),
        v.description("Null marks the present one as done."),
      ),
    ),
  ),
});

export const peopleQuery = v.strictObject({
  ...paging,
  q: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(200),
      v.description("Words of name or organization, an e-mail address, or a phone number."),
    ),
  ),
});
export const listedPerson = v.object({
  id: uuid,
  person,
  isColleagues: v.pipe(
    v.boolean(),
    v.description("Only colleagues' enquiries: name and organization, no address."),
  ),
  leads: v.number(),
  openLeads: v.number(),
  owners: v.array(v.nullable(v.string())),
  lastEnquiryAt: v.nullable(instant),
});

export const ordersQuery = v.strictObject({
  ...paging,
  type: v.optional(v.picklist(["order", "repair"])),
  number: v.optional(v.pipe(short, v.description("The whole number."))),
});
export const order = v.object({
  id: uuid,
  type: v.picklist(["order", "repair"]),
  number: v.string(),
  shipments: v.array(
    v.object({
      position: v.number(),
      expectedOn: v.nullable(v.string()),
      carrier: v.nullable(v.string()),
      carrierNumber: v.nullable(v.string()),
      milestones: v.array(v.object({ milestone: v.string(), day: v.string() })),
    }),
  ),
  version: v.number(),
  createdAt: instant,
  updatedAt: instant,
});

export const appointmentsQuery = v.strictObject({
  ...paging,
  from: v.optional(v.pipe(day, v.description("The first day; today when left out."))),
  to: v.optional(v.pipe(day, v.description("The last day."))),
  place: v.optional(short),
});
export const appointment = v.object({
  id: uuid,
  kind: v.string(),
  place: v.string(),
  startsAt: instant,
  endsAt: instant,
  state: v.picklist(["booked", "cancelled", "unconfirmed"]),
  version: v.number(),
  lead: v.nullable(
    v.pipe(
      v.object({ id: uuid, reference: v.string(), name: v.nullable(v.string()) }),
      v.description("Null where you may not see who booked."),
    ),
  ),
});

export const problem = v.object({
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.string(),
  problems: v.optional(v.array(v.object({ at: v.string(), message: v.string() }))),
});

/** A page of rows. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    data: v.array(item),
    next: v.pipe(v.nullable(v.string()), v.description("The cursor of the next page; null on the last.")),
  });
}
