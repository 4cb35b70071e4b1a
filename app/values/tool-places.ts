/**
 * The pages of tools that have one address: their forms, links and mails lead there. Bookings, the event feedback and
 * places in sessions find the page that carries them.
 */
export const toolPlaces = {
  tco: "/apple-mac-tco-calculator",
  rental: "/apple-financial-services",
  coverage: "/check-dcare-coverage",
  tracking: "/order-tracking",
  token: "/shop/token-generation",
  "pre-order": "/shop/pre-order",
} as const;
