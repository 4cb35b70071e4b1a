import { settings } from "#app/config.server.ts";

/** PORT and HOST are left out: too many other variables resemble them. */
const names = settings.filter((name) => name.length > 4);

/** A sentence for each environment variable that looks like a misspelling of a setting. */
export function misspeltSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap((name) => {
    if (names.includes(name)) return [];
    const meant = names.find((known) => env[known] === undefined && isNear(name.toUpperCase(), known));
    return meant ? [`${name} is set, but no setting is called so: is ${meant} meant?`] : [];
  });
}

/** One letter added, missing, changed, or two swapped, after the first letter, which people rarely mistype. */
function isNear(given: string, known: string): boolean {
  if (given[0] !== known[0] || Math.abs(given.length - known.length) > 1) return false;
  let at = 0;
  while (at < known.length && given[at] === known[at]) at += 1;
  const [restGiven, restKnown] = [given.slice(at), known.slice(at)];
  return (
    restGiven.slice(1) === restKnown.slice(1) ||
    restGiven === restKnown.slice(1) ||
    restGiven.slice(1) === restKnown ||
    (restGiven.slice(2) === restKnown.slice(2) &&
      restGiven[0] === restKnown[1] &&
      restGiven[1] === restKnown[0])
  );
}
