import { useState } from "react";
import { useLoaderData } from "react-router";
import { isNews, keepsForms } from "#app/staff/live/live-round.ts";

/**
 * The version of a record in a form about it. While somebody is typing, news from others leave it as it was: the
 * press is refused, so that no change is overridden unseen, and the next one names the present version. A form about
 * several records names the version of each.
 */
export function SeenVersion({ version }: { version: number | string }) {
  return <input type="hidden" name="version" value={useSeenWhileTyping(version)} />;
}

/**
 * A key that the loader makes with each page, by which a second press is known, as after a lost answer: the news that
 * the first one causes leave it as it was.
 */
export function PressKey({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={usePressKey(value)} />;
}

/** The same as a value, for a component that resets its form by key. */
export function usePressKey(value: string): string {
  return useSeen(value, isNews);
}

/** A value of the loader's data, which news leave as it was while somebody is typing. */
export function useSeenWhileTyping<Value>(value: Value): Value {
  return useSeen(value, keepsForms);
}

/** The answer to the viewer's last post, which the router forgets when news load the page. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const loaded = useLoaderData<unknown>();
  const [known, setKnown] = useState({ loaded, last: answer });
  const last = answer ?? (known.loaded === loaded || isNews(loaded) ? known.last : undefined);
  if (known.loaded !== loaded || known.last !== last) setKnown({ loaded, last });
  return last;
}

/** A value of the loader's data, as it was before the loads that keep it. */
function useSeen<Value>(value: Value, keeps: (loaded: unknown) => boolean): Value {
  const loaded = useLoaderData<unknown>();
  const [known, setKnown] = useState({ loaded, seen: value });
  const seen = known.loaded === loaded || keeps(loaded) ? known.seen : value;
  if (known.loaded !== loaded) setKnown({ loaded, seen });
  return seen;
}
