import * as v from "valibot";
import { toolIds } from "./known-routes.ts";
import { linkFault } from "./links.ts";
import { plainText, type Rendered, renderInline, renderProse } from "./markdown.ts";
import { arts, icons, pictureNames, sections, tones } from "./names.ts";
import { typographic } from "./typography.ts";

/** Plain words on one line, not Markdown. `max` in characters. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("is empty"),
    v.maxLength(max),
    v.check((typed) => !/\n/.test(typed), "must stand on one line"),
    v.check(
      (typed) => !/\]\(|\*\*|<\/?[a-z]/i.test(typed),
      "is shown as it stands, Markdown and HTML are not read here",
    ),
    v.transform(typographic),
  );

/** One line of Markdown (emphasis, links, code), rendered. `max` counts the characters a visitor sees. */
export const inline = (max = 400) => markdown(renderInline, max);

/** Markdown paragraphs, lists, tables; no headings; rendered. */
export const prose = (max = 4000) => markdown((typed) => renderProse(typed), max);

/** A site path (with `?query` or `#anchor` if need be), `#anchor`, `tel:`, `mailto:` or https://. */
export const to = v.pipe(
  v.string(),
  v.check(
    (typed) => linkFault(typed) === undefined,
    (issue) => linkFault(String(issue.input)) ?? "",
  ),
);

/** A path of this site, without query or anchor. */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/([\w.+-]+(\/[\w.+-]+)*)?$/, "must be a path of this site, such as /service/deployment"),
);

/** An https:// address. */
export const url = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"<>]+$/, "must be an address that starts with https://"),
);

/** A button: its label and its target. */
export const action = v.strictObject({
  /** What the button says; a verb first. */
  label: text(36),
  /** Its target. */
  to,
});

/** A rendered picture and its text alternative. */
export const picture = v.strictObject({
  /** Its name. */
  name: v.picklist(pictureNames),
  /** What it shows, with the words on its screens. */
  alt: v.pipe(text(240), v.minLength(20)),
});

/** A photograph of the company's own. */
export const photo = v.strictObject({
  /** Its file in `art/photos`. */
  file: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+\.(avif|webp|jpg)$/, "must be a file of art/photos, such as bench.avif"),
  ),
  /** What it shows. */
  alt: v.pipe(text(240), v.minLength(20)),
  /** The part that stays visible when it is cut. */
  focus: v.optional(v.picklist(["left", "centre", "right", "top", "bottom"]), "centre"),
  /** In the hue of the page, or as it was taken. */
  finish: v.optional(v.picklist(["duotone", "plain"]), "duotone"),
  /** Who took it, shown in its corner. */
  credit: v.optional(text(60)),
});

/** The ground a block stands on. */
export const tone = v.picklist(tones);

/** One of the seven sections; sets the hue. */
export const section = v.picklist(sections);

/** A drawn scene. */
export const art = v.picklist(arts);

/** A drawn icon. */
export const icon = v.picklist(icons);

/** A tool. */
export const toolId = v.picklist(toolIds);

/** A calendar day, `2026-11-21`. */
export const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day such as 2026-11-21"),
  v.check(isRealDay, "is not a day of the calendar"),
);

/** A moment with its offset, `2026-12-04T10:00+05:30`. */
export const moment = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\+05:30$/,
    "must be a moment in Indian time such as 2026-12-04T10:00+05:30",
  ),
  v.check(
    (typed) => isRealDay(typed.slice(0, 10)) && !Number.isNaN(Date.parse(typed)),
    "is not a moment of the calendar",
  ),
);

/** An e-mail address. */
export const email = v.pipe(v.string(), v.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, "must be an e-mail address"));

/** A phone number as it is shown: `+91 80 0000 0000`. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+91( ?\d){10}$/, "must be an Indian number with +91 and ten digits, such as +91 80 0000 0000"),
);

/** The short name of a file or an entry: small letters, digits and hyphens. */
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters, digits and single hyphens"),
);

/** A list with at least `min` and at most `max` entries. */
export const list = <Item extends v.GenericSchema>(item: Item, min: number, max: number) =>
  v.pipe(v.array(item), v.minLength(min), v.maxLength(max));

export type Action = v.InferOutput<typeof action>;

function markdown(render: (typed: string) => Rendered, max: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("is empty"),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { html, faults } = render(dataset.value);
      const length = plainText(html).length;
      if (length > max) addIssue({ message: `is ${length} characters long; at most ${max} fit` });
      for (const message of faults) addIssue({ message });
      return faults.length > 0 || length > max ? NEVER : html;
    }),
  );
}

function isRealDay(typed: string): boolean {
  const [year = 0, month = 0, date = 0] = typed.split("-").map(Number);
  const real = new Date(Date.UTC(year, month - 1, date));
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
}
