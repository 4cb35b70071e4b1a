/** What visitors hold a number of, with the page that helps: the numbers of forms look like DTS-W3PZ-7NT7. */
const shapes = [
  { page: "/contact-us", shape: /^[a-z]{2,6}-[a-z\d]{4}-[a-z\d]{4}$/i },
  {
    page: "/order-tracking",
    shape: /^#?(?:[a-z]{1,4}[-/]\d{3,}|[a-z]{2,4}\d{4,}|\d{5,})(?:[-/][a-z\d]+)*$/i,
  },
];

/**
 * The page for who searches for the number of an order or of an enquiry, which no page contains; undefined when the
 * query is no such number.
 * @param isKnown whether a page contains this word
 */
export function pageForNumber(query: string, isKnown: (word: string) => boolean): string | undefined {
  const typed = query.trim();
  const page = shapes.find(({ shape }) => shape.test(typed))?.page;
  const parts = typed.toLowerCase().match(/[a-z\d]*\d[a-z\d]*/g);
  return parts?.some(isKnown) === false ? page : undefined;
}
