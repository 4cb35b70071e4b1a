import type { Kysely } from "kysely";
import type { Engine } from "../engine.ts";
import * as accounts from "./0001-accounts.ts";
import * as leads from "./0002-leads.ts";
import * as outbox from "./0003-outbox.ts";
import * as booking from "./0004-booking.ts";
import * as uploads from "./0005-uploads.ts";
import * as privacy from "./0006-privacy.ts";
import * as ordersCoverage from "./0007-orders-coverage.ts";
import * as launchDay from "./0008-launch-day.ts";
import * as auditWithoutDetails from "./0009-audit-without-details.ts";
import * as arrivals from "./0010-arrivals.ts";
import * as auditWithoutReasons from "./0011-audit-without-reasons.ts";
import * as erasedArrivals from "./0012-erased-arrivals.ts";
import * as mailBudgets from "./0013-mail-budgets.ts";
import * as estimates from "./0014-estimates.ts";
import * as scarce from "./0016-scarce.ts";
import * as secondFactors from "./0018-second-factors.ts";
import * as secretCheck from "./0019-secret-check.ts";
import * as outboxRanks from "./0020-outbox-ranks.ts";
import * as writeChecks from "./0021-write-checks.ts";
import * as keptImports from "./0022-kept-imports.ts";
import * as eventPlaces from "./0024-event-places.ts";
import * as contentReleases from "./0025-content-releases.ts";
import * as contentServers from "./0026-content-servers.ts";
import * as slidingCounts from "./0028-sliding-counts.ts";
import * as kindsOfWork from "./0030-kinds-of-work.ts";
import * as nextSteps from "./0031-next-steps.ts";
import * as mornings from "./0032-mornings.ts";
import * as sortedLists from "./0033-sorted-lists.ts";
import * as changes from "./0037-changes.ts";
import * as staffNotices from "./0038-staff-notices.ts";
import * as dueNotices from "./0039-due-notices.ts";
import * as tags from "./0040-tags.ts";
import * as teamsAndRouting from "./0041-teams-and-routing.ts";
import * as bulkJobs from "./0042-bulk-jobs.ts";
import * as conversations from "./0044-conversations.ts";
import * as peopleFound from "./0048-people-found.ts";
import * as companies from "./0049-companies.ts";
import * as leadImports from "./0050-lead-imports.ts";
import * as ordersByCustomer from "./0051-orders-by-customer.ts";
import * as deals from "./0052-deals.ts";
import * as quotations from "./0053-quotations.ts";
import * as insight from "./0057-insight.ts";
import * as contentCandidates from "./0058-content-candidates.ts";
import * as formSteps from "./0059-form-steps.ts";
import * as readAudit from "./0060-read-audit.ts";
import * as apiTokens from "./0061-api-tokens.ts";
import * as toldEvents from "./0062-told-events.ts";
import * as calendarFeeds from "./0063-calendar-feeds.ts";
import * as conversationWords from "./0064-conversation-words.ts";
import * as keptQuotations from "./0066-kept-quotations.ts";
import * as unreadReplies from "./0068-unread-replies.ts";
import * as sumsByKind from "./0069-sums-by-kind.ts";
import * as sentReleases from "./0070-sent-releases.ts";
import * as pushDevices from "./0071-push-devices.ts";
import * as filterPairs from "./0074-filter-pairs.ts";
import * as routingVersions from "./0075-routing-versions.ts";
import * as mailEnds from "./0076-mail-ends.ts";
import * as erasedMails from "./0077-erased-mails.ts";
import * as exportsWithoutTags from "./0078-exports-without-tags.ts";

/** In order. Never change a released migration; add a new one below. */
export const migrations: Record<string, { up: (db: Kysely<unknown>, engine: Engine) => Promise<void> }> = {
  "0001-accounts": accounts,
  "0002-leads": leads,
  "0003-outbox": outbox,
  "0004-booking": booking,
  "0005-uploads": uploads,
  "0006-privacy": privacy,
  "0007-orders-coverage": ordersCoverage,
  "0008-launch-day": launchDay,
  "0009-audit-without-details": auditWithoutDetails,
  "0010-arrivals": arrivals,
  "0011-audit-without-reasons": auditWithoutReasons,
  "0012-erased-arrivals": erasedArrivals,
  "0013-mail-budgets": mailBudgets,
  "0014-estimates": estimates,
  "0016-scarce": scarce,
  "0018-second-factors": secondFactors,
  "0019-secret-check": secretCheck,
  "0020-outbox-ranks": outboxRanks,
  "0021-write-checks": writeChecks,
  "0022-kept-imports": keptImports,
  "0024-event-places": eventPlaces,
  "0025-content-releases": contentReleases,
  "0026-content-servers": contentServers,
  "0028-sliding-counts": slidingCounts,
  "0030-kinds-of-work": kindsOfWork,
  "0031-next-steps": nextSteps,
  "0032-mornings": mornings,
  "0033-sorted-lists": sortedLists,
  "0037-changes": changes,
  "0038-staff-notices": staffNotices,
  "0039-due-notices": dueNotices,
  "0040-tags": tags,
  "0041-teams-and-routing": teamsAndRouting,
  "0042-bulk-jobs": bulkJobs,
  "0044-conversations": conversations,
  "0048-people-found": peopleFound,
  "0049-companies": companies,
  "0050-lead-imports": leadImports,
  "0051-orders-by-customer": ordersByCustomer,
  "0052-deals": deals,
  "0053-quotations": quotations,
  "0057-insight": insight,
  "0058-content-candidates": contentCandidates,
  "0059-form-steps": formSteps,
  "0060-read-audit": readAudit,
  "0061-api-tokens": apiTokens,
  "0062-told-events": toldEvents,
  "0063-calendar-feeds": calendarFeeds,
  "0064-conversation-words": conversationWords,
  "0066-kept-quotations": keptQuotations,
  "0068-unread-replies": unreadReplies,
  "0069-sums-by-kind": sumsByKind,
  "0070-sent-releases": sentReleases,
  "0071-push-devices": pushDevices,
  "0074-filter-pairs": filterPairs,
  "0075-routing-versions": routingVersions,
  "0076-mail-ends": mailEnds,
  "0077-erased-mails": erasedMails,
  "0078-exports-without-tags": exportsWithoutTags,
};
