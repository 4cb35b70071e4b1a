import type { LoaderFunctionArgs } from "react-router";
import type { Page } from "#app/content/schema/page.schema.ts";
import { loader as booking } from "#app/pages/booking/booking-page.tsx";
import { loader as rental } from "#app/pages/calculators/finance.tsx";
import { loader as tco } from "#app/pages/calculators/tco.tsx";
import { loader as coverage } from "#app/pages/coverage/coverage.tsx";
import { loader as eventPlace } from "#app/pages/events/session.tsx";
import { loader as feedback } from "#app/pages/feedback/feedback.tsx";
import { loadTracking as tracking } from "#app/pages/orders/load-tracking.tsx";
import { loader as token } from "#app/pages/queue/join-queue.tsx";
import { loader as preOrder } from "#app/pages/reservations/reserve.tsx";
import { loadPage } from "./load-page.tsx";
import { toolOf } from "./page-views.ts";

const loaders = {
  tco,
  rental,
  coverage,
  tracking,
  "booking-appointment": booking,
  "booking-demo": booking,
  "booking-apls": booking,
  feedback,
  token,
  "pre-order": preOrder,
  "event-place": eventPlace,
} satisfies Record<NonNullable<ReturnType<typeof toolOf>>, unknown>;

/** Loads a page of content with the tool that it carries. */
export function loadAnyPage(args: LoaderFunctionArgs, page: Page) {
  const tool = toolOf(page);
  const load = tool && (loaders[tool] as (args: LoaderFunctionArgs) => ReturnType<typeof loadPage>);
  return load ? load(args) : loadPage(args, page);
}
