import { content } from "#app/content/content.server.ts";
import { application } from "#app/forms/declared/application.ts";
import type { Form } from "#app/forms/engine/define-form.ts";

/** The answers that `?kind=` in a link preselects: field -> answer. Ignores words that the form does not know. */
export function linkChoice(form: Form, kind: string): Readonly<Record<string, string>> {
  if (form.id === application.id) return roleChoice(kind);
  return form.links && Object.hasOwn(form.links, kind) ? (form.links[kind] ?? {}) : {};
}

/** Links to the application form name an open role by its slug. */
function roleChoice(slug: string): Record<string, string> {
  const job = content.jobs.find((each) => each.slug === slug);
  if (!job) return {};
  const isTeam = application.fields.team?.options?.includes(job.team);
  return { ...(isTeam ? { team: job.team } : {}), role: `${job.title}, ${job.location}`.slice(0, 120) };
}
