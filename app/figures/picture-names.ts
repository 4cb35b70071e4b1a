import { closeUps } from "./close-ups.ts";
import { type Detail, type DetailName, details } from "./detail-names.ts";
import type { Section } from "./sections.ts";

type Picture = {
  /** The page it is made for: the kolam in it is that page's. */
  page: string;
  section: Section;
  /** `broad`: as wide as the page, with a view of its own for phones. `near`: beside the words. `detail`: small, cut from one of them or a scene of its own. */
  shape: "broad" | "near" | "detail";
};

const listed = {
  home: { page: "/", section: "enterprise", shape: "broad" },
  deployment: { page: "/service/deployment", section: "services", shape: "near" },
  dcare: { page: "/service/dcare", section: "services", shape: "near" },
  repairs: { page: "/service/repairs", section: "services", shape: "near" },
  enterprise: { page: "/enterprise", section: "enterprise", shape: "near" },
  education: { page: "/education", section: "education", shape: "near" },
  vectorworks: { page: "/vectorworks", section: "creators", shape: "near" },
  service: { page: "/service", section: "services", shape: "near" },
  apple: { page: "/apple", section: "apple", shape: "near" },
  "apple-for-enterprise": { page: "/apple-for-enterprise", section: "apple", shape: "near" },
  "pre-order": { page: "/shop/pre-order", section: "apple", shape: "near" },
  "still-laptop": { page: "/shop/pre-order", section: "apple", shape: "detail" },
  "still-tablet": { page: "/shop/pre-order", section: "apple", shape: "detail" },
  "still-phone": { page: "/shop/pre-order", section: "apple", shape: "detail" },
  "power-technologies": { page: "/power-technologies", section: "apple", shape: "near" },
  logistics: { page: "/service/logistics", section: "services", shape: "near" },
  "count-on-ipad": { page: "/count-on-ipad-form", section: "apple", shape: "near" },
  calculator: { page: "/apple-mac-tco-calculator", section: "apple", shape: "near" },
  "case-study": { page: "/case-study", section: "library", shape: "near" },
  contact: { page: "/contact-us", section: "company", shape: "near" },
  spotlight: { page: "/vectorworks/Entertainments", section: "creators", shape: "near" },
  people: { page: "/people", section: "company", shape: "near" },
  "ai-pcs": { page: "/mailer/ai-pcs.html", section: "apple", shape: "near" },
  tablets: { page: "/products/ipad/index.html", section: "apple", shape: "near" },
  mdm: { page: "/enterprise/MDM", section: "enterprise", shape: "near" },
  "large-enterprise": { page: "/enterprise/large-enterprise", section: "enterprise", shape: "near" },
  abm: { page: "/enterprise/abm", section: "enterprise", shape: "near" },
  "tech-series": { page: "/enterprise/TechSeries", section: "enterprise", shape: "near" },
  gcc: { page: "/enterprise/global-capability-center", section: "enterprise", shape: "near" },
  k12: { page: "/education/K12", section: "education", shape: "near" },
  parents: { page: "/education/Parents", section: "education", shape: "near" },
  "hi-education": { page: "/education/Hi-Education", section: "education", shape: "near" },
  leaders: { page: "/education/Leaders", section: "education", shape: "near" },
  "enterprise-services": { page: "/enterprise/EnterpriseSerices", section: "enterprise", shape: "near" },
  lcm: { page: "/service/lcm", section: "services", shape: "near" },
  dep: { page: "/education/DEP", section: "education", shape: "near" },
  "learning-studio": { page: "/education/apple-learning-studio", section: "education", shape: "near" },
  "education-desk": { page: "/education-profile", section: "education", shape: "near" },
  "switch-to-mac": { page: "/enterprise/switch-to-mac", section: "enterprise", shape: "near" },
  "service-contract": { page: "/service/enterprise", section: "services", shape: "near" },
  "mid-market": { page: "/enterprise/mid-market", section: "enterprise", shape: "near" },
  "longer-use": { page: "/sustainability", section: "company", shape: "near" },
  landscape: { page: "/vectorworks/Landscap", section: "creators", shape: "near" },
  teachers: { page: "/education/Teachers", section: "education", shape: "near" },
  "dcare-school": { page: "/education/DCareSchool", section: "education", shape: "near" },
  "hands-on": { page: "/enterprise/Bep", section: "enterprise", shape: "near" },
  "add-ons": { page: "/enterprise/Addons", section: "enterprise", shape: "near" },
  buildings: { page: "/vectorworks/Buildings", section: "creators", shape: "near" },
  "start-ups": { page: "/enterprise/start-ups", section: "enterprise", shape: "near" },
  dtrain: { page: "/education/DTrain", section: "education", shape: "near" },
  "edu-service": { page: "/education/EduService", section: "education", shape: "near" },
  "professional-services": { page: "/service/professional-services", section: "services", shape: "near" },
  "applecare-for-enterprise": {
    page: "/service/applecare-for-enterprise",
    section: "services",
    shape: "near",
  },
  training: { page: "/vectorworks/Training", section: "creators", shape: "near" },
  canalys: { page: "/canalys-report", section: "library", shape: "near" },
  interview: { page: "/education/apple-premium-education-partner", section: "education", shape: "near" },
  profile: { page: "/profile", section: "company", shape: "near" },
  government: { page: "/education/government", section: "education", shape: "near" },
  "mac-does-that": { page: "/Apple/mac-does-that", section: "apple", shape: "near" },
  "men-at-work": { page: "/vectorworks/case-study/men-at-work", section: "creators", shape: "near" },
  developers: { page: "/enterprise/developers", section: "enterprise", shape: "near" },
  coaching: { page: "/education/apple-professional-learning", section: "education", shape: "near" },
  forrester: { page: "/forrester-report", section: "library", shape: "near" },
  skoch: { page: "/skoch-report", section: "library", shape: "near" },
  "equal-bags": { page: "/apple/education/pfd", section: "education", shape: "near" },
  "savings-pot": { page: "/Apple-Education-Smart-Investment-report", section: "library", shape: "near" },
  "financial-services": { page: "/apple-financial-services", section: "apple", shape: "near" },
  suppliers: { page: "/contact-dts", section: "company", shape: "near" },
  accounts: { page: "/education/IT", section: "education", shape: "near" },
  spill: { page: "/check-dcare-coverage", section: "services", shape: "near" },
  ward: { page: "/case-study/a-hospital-groups-repair-desk", section: "services", shape: "near" },
  dormitory: { page: "/case-study/a-residential-school-groups-tablets", section: "education", shape: "near" },
  "data-run": { page: "/case-study/agilisium", section: "enterprise", shape: "near" },
  "phone-truck": {
    page: "/case-study/a-logistics-firms-phone-refresh",
    section: "enterprise",
    shape: "near",
  },
  "india-centre": { page: "/case-study/kong", section: "enterprise", shape: "near" },
  m4: { page: "/products/macbook/m4.html", section: "apple", shape: "near" },
  store: { page: "/case-study/levis", section: "enterprise", shape: "near" },
  shipped: { page: "/canalys-report", section: "library", shape: "detail" },
  "in-writing": { page: "/people", section: "company", shape: "detail" },
  retired: { page: "/service/lcm", section: "services", shape: "detail" },
  "first-visit": { page: "/enterprise/Bep", section: "enterprise", shape: "detail" },
  opened: { page: "/service/repairs", section: "services", shape: "detail" },
  "estimate-pad": { page: "/profile", section: "company", shape: "detail" },
  "scope-page": { page: "/profile", section: "company", shape: "detail" },
  "card-index": { page: "/profile", section: "company", shape: "detail" },
  certificate: { page: "/profile", section: "company", shape: "detail" },
  pigeonholes: { page: "/profile", section: "company", shape: "detail" },
  rented: { page: "/", section: "services", shape: "detail" },
  abacus: { page: "/apple-financial-services", section: "apple", shape: "detail" },
  sealed: { page: "/service", section: "services", shape: "detail" },
  "work-packages": { page: "/service", section: "services", shape: "detail" },
  "drawing-desk": { page: "/vectorworks", section: "creators", shape: "detail" },
  "refresh-year": { page: "/service/lcm", section: "enterprise", shape: "detail" },
  "class-boxes": { page: "/education/DEP", section: "education", shape: "detail" },
  "shelf-of-spares": { page: "/education/EduService", section: "education", shape: "detail" },
  "brass-key": { page: "/enterprise/MDM", section: "enterprise", shape: "detail" },
  "ink-stamp": { page: "/enterprise/abm", section: "enterprise", shape: "detail" },
  "room-on-time": { page: "/enterprise/Addons", section: "enterprise", shape: "detail" },
  "windows-support": { page: "/enterprise/switch-to-mac", section: "enterprise", shape: "detail" },
  "not-on-mac": { page: "/Apple/mac-does-that", section: "apple", shape: "detail" },
  "site-model": { page: "/vectorworks/Landscap", section: "creators", shape: "detail" },
  "day-two": { page: "/vectorworks/Training", section: "creators", shape: "detail" },
  "word-cards": {
    page: "/blog/mdm-words-for-people-who-sign-the-order",
    section: "enterprise",
    shape: "detail",
  },
} as const satisfies Record<string, Picture>;

/** A picture of a whole scene. */
export type ScenePicture = keyof typeof listed;
type CloseUpName = keyof typeof closeUps;
export type PictureName = ScenePicture | CloseUpName | DetailName;

/** Every rendered picture and detail; its files are in art/pictures, the script of a scene in art/scenes. */
export const pictures = {
  ...listed,
  ...Object.fromEntries(
    Object.entries(closeUps).map(([name, { page, of }]) => [name, { ...listed[of], page, shape: "near" }]),
  ),
  ...Object.fromEntries(
    Object.entries<Detail>(details).map(([name, { of, section }]) => [
      name,
      { ...listed[of], ...(section && { section }), shape: "detail" },
    ]),
  ),
} as Record<PictureName, Picture>;
export const pictureNames = Object.keys(pictures) as PictureName[];

/** The scene a picture shows: its own, or the one it is a detail or a close-up of. */
export function sceneOf(name: PictureName): ScenePicture {
  if (name in details) return details[name as DetailName].of;
  return name in closeUps ? closeUps[name as CloseUpName].of : (name as ScenePicture);
}
