import { expect, test } from "vitest";

import { deliveryReport } from "#tests/support/delivery-report.ts";
import { readBounces } from "./read-bounce.ts";

const id = "019b1f00-0000-7000-8000-000000000001";

test("reads who did not get which of our mails, and whether that lasts", async () => {
  const report = (status: string) => readBounces(deliveryReport({ id, to: "asha@example.in", status }));
  expect(await report("5.1.1")).toEqual([
    {
      mailId: id,
      recipient: "asha@example.in",
      status: "5.1.1 smtp; 550 no such user here",
      lasting: true,
    },
  ]);
  expect(await report("5.2.2")).toMatchObject([{ lasting: false }]);
  expect(await report("5.7.1")).toMatchObject([{ lasting: false }]);
  expect(await report("4.4.7")).toEqual([]);
});

test("finds nothing in a mail that is no report, or in a report about a mail that is not ours", async () => {
  expect(await readBounces("Subject: out of office\r\n\r\nBack on Monday.")).toEqual([]);
  expect(await readBounces("")).toEqual([]);
  const foreign = deliveryReport({ id: "someone-else", to: "asha@example.in", status: "5.1.1" });
  expect(await readBounces(foreign)).toEqual([]);
});
