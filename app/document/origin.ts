import { createContext, useContext } from "react";
import type { DocumentFacts } from "./facts.ts";

export type Origin = {
  siteUrl: string;
  brand: string;
  /** The address path of a page's picture for link previews. */
  sharePicture: (path: string) => string;
  /** Structured data of a page for search engines: JSON-LD, or nothing. */
  structuredData: (facts: DocumentFacts) => string;
};

/** The site's address, short name and structured data; set on the server, null elsewhere. */
export const OriginContext = createContext<Origin | null>(null);

/** For data that only machines read. Throws in the browser, which does not have it. */
export function useOrigin(): Origin {
  const origin = useContext(OriginContext);
  if (!origin) throw new Error("What only machines read is drawn on the server, inside OriginContext");
  return origin;
}
