import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, Source, ValuePath } from "#app/content/read/source.ts";

/** Reports dates that contradict each other and dates of change in the future. */
export function dateProblems(authored: Authored, today: string): Problem[] {
  const { pages, posts, stories, jobs, events, announcement } = authored;
  const shown = [...posts.values(), ...jobs.values(), ...events.values()];
  const problems = shown.flatMap(({ source, value }) =>
    after(source, [], value.published, value.expires, "expires"),
  );
  for (const { source, value } of posts.values()) {
    if (value.updated && value.updated < value.published)
      problems.push(source.problem(["updated"], "is before `published`"));
  }
  for (const { source, value } of [...pages.values(), ...stories.values()]) {
    if (value.updated > today) problems.push(source.problem(["updated"], "is in the future"));
  }
  for (const { source, value } of events.values())
    problems.push(...after(source, [], value.start, value.end, "end"));
  for (const part of ["strip", "modal"] as const) {
    const dates = announcement?.value[part];
    if (announcement)
      problems.push(...after(announcement.source, [part], dates?.published, dates?.expires, "expires"));
  }
  return problems;
}

function after(
  source: Source,
  path: ValuePath,
  from: string | undefined,
  till: string | undefined,
  key: string,
): Problem[] {
  if (!from || !till || from < till) return [];
  return [source.problem([...path, key], `must be after ${from}`)];
}
