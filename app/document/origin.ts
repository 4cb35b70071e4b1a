import { createContext, useContext } from "react";

export type Origin = { siteUrl: string; brand: string };

/** Where the site stands and its short name; filled on the server. */
export const OriginContext = createContext<Origin>({ siteUrl: "", brand: "" });

export function useOrigin(): Origin {
  return useContext(OriginContext);
}
