import { createContext } from "react-router";
import type { Services } from "./services.ts";

/** What every loader and action may use: database, mailer, clock, log, configuration. */
export const servicesContext = createContext<Services>();

/** What is known of the client besides its request. */
export type Visitor = {
  /** The client's address, through the proxy only when TRUST_PROXY is on. */
  address: string;
};

export const visitorContext = createContext<Visitor>({ address: "unknown" });

/**
 * HTML that stands in this document already and is therefore left out of the data the document carries:
 * id of the element -> its inner HTML. Filled by loaders, read while the document is rendered.
 */
export const standingHtmlContext = createContext<Map<string, string>>();

/** The styles that stand in the document which was drawn; empty where none do. The policy allows nothing else inline. */
export const inlineStyleContext = createContext("");
