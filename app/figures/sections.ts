/** The seven sections of the site. Each has its hue and its family of kolams. */
export const sections = [
  "company",
  "services",
  "enterprise",
  "education",
  "creators",
  "apple",
  "library",
] as const;
export type Section = (typeof sections)[number];
