import { expect, test } from "vitest";
import { coveragePath } from "#app/coverage/paths.ts";
import { queuePage } from "#app/queue/store-queue.ts";
import { rentalPath } from "#app/rental/rental-calculation.ts";
import { reservationsPage } from "#app/reservations/reservable.ts";
import { tcoPath } from "#app/tco/calculation.ts";
import { toolPlaces } from "#app/values/tool-places.ts";

test("content keeps each tool at the address that its capability leads to", () => {
  expect(toolPlaces).toMatchObject({
    tco: tcoPath,
    rental: rentalPath,
    coverage: coveragePath,
    token: queuePage,
    "pre-order": reservationsPage,
  });
});
