import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TrackedOrder } from "./track.server.ts";
import { TrackedShipments } from "./tracked-order.tsx";

const reached = [{ milestone: "waiting-for-you", day: "2026-11-20", position: 1 }];

function drawn(order: Partial<TrackedOrder>): string {
  const shipment = { position: 1, expectedOn: null, carrier: null, carrierNumber: null, reached };
  const repair = {
    type: "repair",
    number: "J-1",
    shipments: [shipment],
    ...order,
  } as unknown as TrackedOrder;
  return renderToStaticMarkup(<TrackedShipments order={repair} />);
}

test("a repair that waits for an answer sends its customer to the mail, but not from the page of that mail", () => {
  const elsewhere = "The link in our e-mail opens the page";
  expect(drawn({})).toContain(elsewhere);
  const page = "/order-tracking/repair/J-1";
  const behindTheLink = drawn({ signed: { page: `${page}?key=k`, answer: `${page}/estimate?key=k` } });
  expect(behindTheLink).toContain('value="call"');
  expect(behindTheLink).not.toContain(elsewhere);
});
