/** The header's menus as specified. */
export const specMenus = [
  "Company",
  "Services",
  "Enterprise",
  "Education",
  "For Creators",
  "Apple",
  "Library",
] as const;

/** The footer's columns as specified. */
export const specColumns = [
  "Company",
  "Resources",
  "Downloads",
  "Shop and Learn",
  "Service",
  "Enterprise",
  "Education",
  "For Creators",
] as const;

/** The floating button's entries as specified; their targets are our decision (product). */
export const specFloating = [
  { name: "People", link: "/people" },
  { name: "Service", link: "/service" },
  { name: "Enterprise", link: "/enterprise" },
  { name: "Education", link: "/education" },
  { name: "Vectorworks", link: "/vectorworks" },
  { name: "DCare", link: "/service/dcare" },
  { name: "About Us", link: "/profile" },
] as const;

/** The claims specified for menu cards, in alphabetical order. */
export const specClaims = [
  "30+ enterprise clients",
  "34+ years of IT expertise",
  "free 30-minute demo session",
  "up to 3 years DCare coverage",
] as const;
