import { pageFormIds } from "#app/forms/declared/forms.ts";
import { builtFiles } from "../../scripts/built-files.ts";

/** Every address of the built site that shows a visitor a page: the build's documents, then the others. */
export function siteAddresses(): string[] {
  const files = builtFiles();
  const documents = files.filter(({ type }) => type.startsWith("text/html"));
  return [...documents.map(({ path }) => decodeURI(path)), ...drawnForTheRequest];
}

const notices = [...pageFormIds, "appointment", "education-demo", "apls-session"];

/** Pages rendered per request, in each state that an address alone selects. */
const drawnForTheRequest = [
  "/no-such-page/below/nothing",
  "/not-found",
  "/search?q=repair",
  "/search?q=xqzwvk",
  "/blog?q=battery",
  "/blog?page=2",
  "/case-study?filter=Education",
  "/feedback/bep-2025?name=Asha_Rao&Organization=Example%20Ltd",
  "/book-appointment?kind=repair&place=delhi",
  "/booking/unknown",
  "/newsletter/unknown",
  "/my-data/unknown",
  "/order-tracking/order/DTS-2026-00417",
  "/order-tracking/repair/REP-2026-00417",
  ...notices.map((id) => `/forms/${id}/notice`),
  ...pageFormIds.flatMap((id) => [`/forms/${id}/again`, `/forms/${id}/done?ref=DTS-4K7M-2Q9P`]),
];
