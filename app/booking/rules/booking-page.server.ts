import { content } from "#app/content/content.server.ts";
import type { BookingTool } from "#app/content/schema/booking.schema.ts";

/** The paths in the specification; content may place a tool elsewhere. */
const defaultPages: Record<BookingTool, string> = {
  "booking-appointment": "/book-appointment",
  "booking-demo": "/book-a-demo-education",
  "booking-apls": "/book-an-apls-session",
};

/** The page of a booking tool: its usual one, or another that contains it. */
export function bookingPage(tool: BookingTool): string {
  const usual = defaultPages[tool];
  const carriers = content.pages.filter(({ blocks }) =>
    blocks.some((block) => block.block === "tool" && block.tool === tool),
  );
  return carriers.some(({ path }) => path === usual) ? usual : (carriers[0]?.path ?? usual);
}
