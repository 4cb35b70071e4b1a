import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Found } from "./site-index.ts";

type Props = {
  found: Found[] | "failed" | undefined;
  query: string;
  /** Index of the selected option; -1 for none. */
  chosen: number;
  onChoose(at: number): void;
};

/** The results, and a link to all of them. */
export function SearchOptions({ found, query, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const results = Array.isArray(found) ? found : [];
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const option = (at: number) => ({
    role: "option" as const,
    id: `find-${at}`,
    "aria-selected": at === chosen,
    tabIndex: -1,
    onClick: () => onChoose(at),
  });
  return (
    <>
      <p className="soft" role="status">
        {words(found, query)}
      </p>
      <div role="listbox" id="find-options" aria-label="Answers" ref={list} hidden={!query || !found}>
        {results.map(({ path, title, label }, at) => (
          <div {...option(at)} key={path}>
            <small>{label}</small>
            {title}
          </div>
        ))}
        <div {...option(results.length)}>
          All answers to “{query}”
          <Icon name="arrow" />
        </div>
      </div>
    </>
  );
}

function words(found: Props["found"], query: string): string {
  if (found === "failed") return "The search did not load. Press Enter for the search page.";
  // Phones have no arrow keys.
  if (!query)
    return matchMedia("(hover: hover)").matches
      ? "A service, a product, a question. Choose with the arrows, open with Enter."
      : "A service, a product, a question.";
  if (found === undefined) return "Searching";
  if (found.length === 0) return "Nothing found. Try fewer or other words; Enter shows where to start.";
  return found.length === 1 ? "1 answer" : `${found.length} best answers`;
}
