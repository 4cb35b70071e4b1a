import type { Art, Section } from "#app/values/names.ts";

/** A page below `public/`; section and scene choose its picture for link previews. */
type PlaceOutside = {
  path: string;
  name: string;
  title: string;
  description: string;
  updated: string;
  section: Section;
  art: Art;
};

/**
 * The pages below `public/`, outside the application: self-contained HTML. Titles and descriptions are repeated here
 * for sitemaps, search and link previews; a test compares them with the files.
 */
export const placesOutside: PlaceOutside[] = [
  {
    path: "/products/ipad/index.html",
    name: "iPad models",
    title: "iPad models compared, and what to ask for",
    description:
      "How the four iPad lines differ, which one suits which work, and where to go when you came for an iPhone, a watch or earphones.",
    updated: "2026-11-21",
    section: "apple",
    art: "tablet-pencil",
  },
  {
    path: "/products/macbook/m4.html",
    name: "MacBook with M4",
    title: "MacBook with M4: what the generation means for a buyer",
    description:
      "What the M4 generation changed in MacBook Air, MacBook Pro and iMac, who can keep theirs, and what to ask before you buy one now.",
    updated: "2026-11-21",
    section: "apple",
    art: "notebook",
  },
  {
    path: "/mailer/ai-pcs.html",
    name: "AI-capable PCs",
    title: "AI-capable PCs: a checklist before you sign",
    description:
      "What a neural engine is for, what Copilot+ PC asks of the hardware, where a Mac stands, and six questions that keep a purchase honest.",
    updated: "2026-11-21",
    section: "library",
    art: "silicon",
  },
];
