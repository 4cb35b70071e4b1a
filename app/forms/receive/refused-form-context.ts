import { createContext } from "react-router";
import type { FormRefusal, RefusedForm } from "#app/forms/engine/refused-form.ts";

/** The state of a refused form without script. */
export const refusedFormContext = createContext<RefusedForm | null>(null);

/** Renders a document of the site under another status: the form again, with what was typed and what is wrong. */
export type DrawRefusal = (path: string, refused: FormRefusal) => Promise<Response>;

export const drawRefusalContext = createContext<DrawRefusal>();
