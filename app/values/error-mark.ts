/** Before the title of a page with a refused form, because screen readers read it first. */
export const errorMark = "Error: ";
