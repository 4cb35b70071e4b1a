import { createContext } from "react-router";
import type { FormRefusal, RefusedForm } from "#app/forms/engine/refused-form.ts";

/** The state of a refused form without script. */
export const refusedFormContext = createContext<RefusedForm | null>(null);

/** Renders a page of the site with another status: the form again, with the typed values and the errors. */
export type DrawRefusal = (path: string, refused: FormRefusal) => Promise<Response>;

export const drawRefusalContext = createContext<DrawRefusal>();
