import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";

export type SpamScore = { score: number; reasons: string[] };

const link = /https?:|www\.|\[url|<a\s/i;

/**
 * How much a valid submission looks like a robot's, from 0 to 100. Never refuses anything: a score of `spamFrom`
 * (app/leads/lead.ts) or more only moves it to the spam box.
 * @param elapsedMs from the first touch of the form to sending, as the browser reports it; undefined without script
 */
export function spamScore(
  form: Pick<DrawnForm, "fields">,
  answers: Answers,
  elapsedMs: number | undefined,
): SpamScore {
  const found: [points: number, reason: string][] = [];
  for (const [name, field] of Object.entries(form.fields)) {
    const value = answers[name];
    if (typeof value !== "string") continue;
    if (field.kind === "text" && link.test(value)) found.push([60, `a link in ${name}`]);
    if (field.kind === "text" && isGibberish(value)) found.push([40, `gibberish in ${name}`]);
    if (field.kind === "longText") found.push(...inLongText(name, value));
  }
  if (elapsedMs !== undefined && elapsedMs < 2000) found.push([30, "sent within two seconds"]);
  return {
    score: Math.min(
      100,
      found.reduce((sum, [points]) => sum + points, 0),
    ),
    reasons: found.map(([, reason]) => reason),
  };
}

function inLongText(name: string, value: string): [number, string][] {
  const links = value.match(/https?:\/\/|www\./gi)?.length ?? 0;
  return [
    ...(links > 2 ? [[40, `${links} links in ${name}`] as [number, string]] : []),
    ...(/\[url|<a\s|<script|href=/i.test(value) ? [[40, `markup in ${name}`] as [number, string]] : []),
    ...(isGibberish(value) ? [[40, `gibberish in ${name}`] as [number, string]] : []),
  ];
}

/** One long Latin word that cannot be pronounced: scattered capitals, or many consonants in a row. */
function isGibberish(value: string): boolean {
  if (!/^[A-Za-z]{10,}$/.test(value)) return false;
  const turns = value.match(/[a-z][A-Z]/g)?.length ?? 0;
  return turns >= 3 || /[bcdfghjklmnpqrstvwxz]{7,}/i.test(value);
}
