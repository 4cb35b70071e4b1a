import type { ScenePicture } from "./picture-names.ts";

export type CloseUp = {
  /** The scene that is rendered again, from nearer, with the kolam of this page. */
  of: ScenePicture;
  page: string;
  /** Upper left corner and width of what is seen, in pixels of the scene's 960 x 864 file; it may reach over its edges. */
  left: number;
  top: number;
  width: number;
  /** The things of its scene, by their names there, that are left out. */
  without?: readonly string[];
};

/** Heads of case studies: each shows one thing of a scene of its section. */
export const closeUps = {
  "stage-and-truss": {
    of: "spotlight",
    page: "/case-study/a-lighting-studio-plans-a-tour",
    left: 60,
    top: 30,
    width: 850,
  },
  "take-two": {
    of: "learning-studio",
    page: "/case-study/a-state-universitys-media-lab",
    left: -20,
    top: -16,
    width: 920,
    without: ["card", "stylus"],
  },
} as const satisfies Record<string, CloseUp>;
