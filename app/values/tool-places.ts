/**
 * The pages of tools with a fixed address: their forms, links and mails lead there. For bookings, the event feedback
 * and places in sessions, the page with the tool is looked up.
 */
export const toolPlaces = {
  tco: "/apple-mac-tco-calculator",
  rental: "/apple-financial-services",
  coverage: "/check-dcare-coverage",
  tracking: "/order-tracking",
  token: "/shop/token-generation",
  "pre-order": "/shop/pre-order",
} as const;
