import starter from "virtual:starter";
import { bookingStyles } from "#app/booking/booking-styles.server.ts";
import calculatorCss from "#app/calculator/calculator.css?inline";
import siteCss from "#app/styles/site.css?inline";
import tcoCss from "#app/tco/tco.css?inline";
import type { InlineSources } from "#server/headers.ts";

/** All that stands inline in documents, for the policy that allows nothing else. */
export const inlineSources: InlineSources = {
  scripts: [starter],
  styles: [siteCss, ...bookingStyles, calculatorCss, tcoCss],
};
