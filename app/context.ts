import { createContext } from "react-router";
import type { Services } from "./services.ts";

/** The services for every loader and action: database, mailer, clock, log, configuration. */
export const servicesContext = createContext<Services>();

/** The facts about the client that are not in its request. */
export type Visitor = {
  /** The client's address, through the proxy only when TRUST_PROXY is on. */
  address: string;
};

export const visitorContext = createContext<Visitor>({ address: "unknown" });

/**
 * HTML that this document contains already, so its data leaves it out:
 * id of the element -> its inner HTML. Filled by loaders, read while the document is rendered.
 */
export const standingHtmlContext = createContext<Map<string, string>>();

/** The styles of the rendered document; empty if it has none. The policy allows nothing else inline. */
export const inlineStyleContext = createContext("");
