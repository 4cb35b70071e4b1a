import { createContext } from "react-router";
import type { Again, FormAgain } from "#app/forms/engine/form-again.ts";

/** The state of a refused form without script. */
export const againContext = createContext<Again | null>(null);

/** Renders a document of the site under another status: the form again, with what was typed and what is wrong. */
export type DrawAgain = (path: string, again: FormAgain) => Promise<Response>;

export const drawAgainContext = createContext<DrawAgain>();
