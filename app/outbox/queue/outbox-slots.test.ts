import { expect, test } from "vitest";
import { outboxSlots } from "./outbox-slots.ts";

const nothing = { all: 0, others: 0 };

test("as many mails are sent at a time as the relay takes, and a quarter of the room is kept for what is waited for", () => {
  const slots = outboxSlots();
  expect(slots.room(nothing)).toEqual({ all: 4, others: 3 });
  for (let count = 0; count < 100; count++) slots.sent();
  expect(slots.room(nothing)).toEqual({ all: 16, others: 12 });
  expect(slots.room({ all: 12, others: 12 })).toEqual({ all: 4, others: 0 });
  slots.unreachable();
  expect(slots.room(nothing)).toEqual({ all: 8, others: 6 });
});

test("a relay that cannot be used is asked by one mail at a time, whoever waits", () => {
  const slots = outboxSlots();
  for (let count = 0; count < 10; count++) slots.unreachable();
  expect(slots.room(nothing)).toEqual({ all: 1, others: 1 });
});
