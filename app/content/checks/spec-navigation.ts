/** The header's menus as the specification names them. */
export const specMenus = [
  "Company",
  "Services",
  "Enterprise",
  "Education",
  "For Creators",
  "Apple",
  "Library",
] as const;

/** The footer's columns as the specification names them. */
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

/** What the floating button opens as the specification names it; where it leads is our decision (product). */
export const specFloating = [
  { name: "People", link: "/people" },
  { name: "Service", link: "/service" },
  { name: "Enterprise", link: "/enterprise" },
  { name: "Education", link: "/education" },
  { name: "Vectorworks", link: "/vectorworks" },
  { name: "DCare", link: "/service/dcare" },
  { name: "About Us", link: "/profile" },
] as const;

/** The claims that the specification puts on the cards of menus, in the order of the alphabet. */
export const specClaims = [
  "30+ enterprise clients",
  "34+ years of IT expertise",
  "free 30-minute demo session",
  "up to 3 years DCare coverage",
] as const;
