import { expect, test } from "vitest";
import { siteOrigin } from "#tests/fixtures/forms.ts";
import { ordersHarness, secret } from "#tests/fixtures/orders.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { orderByNumber } from "./find-order.server.ts";
import { receiveEstimateAnswer } from "./receive-estimate.server.ts";
import { changeOrder, openOrder } from "./staff-orders.server.ts";
import { sealedTrackPath, trackByLink } from "./track.server.ts";

const repair = { type: "repair", number: "J-4711" } as const;
const row = "repair,J-4711,9876543210,,asha@customer.example,1,received,2026-11-20,,,";

describeEachDatabase("an estimate", (fresh) => {
  async function waitingRepair() {
    const db = await fresh();
    const harness = ordersHarness(db);
    const { load, services, clock, mail } = harness;
    await load([row]);
    const ask = async (text: string, amount: number) => {
      const { version } = (await orderByNumber(db, "repair", "J-4711")) ?? {};
      const state = { ...repair, shipment: 1, milestone: "waiting-for-you", day: "2026-11-21" };
      const change = { version, notify: true, actorId: "test", now: clock.at, mail };
      return changeOrder(db, { ...state, estimate: { text, amount } }, change);
    };
    const link = sealedTrackPath(repair, secret);
    const key = new URL(link, siteOrigin).searchParams.get("key") ?? "";
    const seen = async () => (await trackByLink(repair, key, { db, secret }))?.shipments[0]?.estimate;
    const answer = async (given: string, estimate: string | undefined, seal = key, sure = "yes") => {
      const body = new URLSearchParams({ answer: given, device: "1", estimate: estimate ?? "", sure });
      const url = `${siteOrigin}/order-tracking/repair/J-4711/estimate?key=${seal}`;
      const result = await receiveEstimateAnswer(
        new Request(url, { method: "POST", body }),
        "J-4711",
        services,
      );
      return result && ("goTo" in result ? result.goTo : result.refused.status);
    };
    const subjects = async () =>
      (await db.selectFrom("outbox").select("subject").orderBy("id").execute()).map(({ subject }) => subject);
    return { ...harness, db, ask, answer, seen, subjects, link };
  }

  test("is seen and approved by the signed link alone, once, and both sides are told", async () => {
    const { db, ask, answer, seen, subjects, link, find, clock } = await waitingRepair();
    await ask("New battery and display", 18_400);
    expect(JSON.stringify((await find("repair", "J-4711", "3210")).refused)).not.toContain("18400");
    const estimate = await seen();
    expect(estimate).toMatchObject({ text: "New battery and display", amount: 18_400, answer: null });
    expect(await answer("approved", estimate?.id, "A".repeat(22))).toBeUndefined();
    expect(await answer("perhaps", estimate?.id)).toBe(422);
    const twice = await Promise.all([answer("approved", estimate?.id), answer("approved", estimate?.id)]);
    expect(twice).toEqual([link, link]);
    expect(await answer("declined", estimate?.id)).toBe(409);
    expect((await seen())?.answer).toBe("approved");
    expect(await subjects()).toEqual([
      "DTS repair J-4711: waiting for you",
      "Repair J-4711: estimate approved",
      "DTS repair J-4711: estimate approved",
    ]);
    const opened = await openOrder(db, repair, { actorId: "test", now: clock.at });
    expect([...(opened?.estimates.values() ?? [])]).toMatchObject([
      { answer: "approved", answeredAt: clock.at.getTime() },
    ]);
  });

  test("is decided only after a question; a call needs none", async () => {
    const { ask, answer, seen, subjects, link } = await waitingRepair();
    await ask("New battery", 6_400);
    const id = (await seen())?.id;
    for (const given of ["approved", "declined"]) {
      expect(await answer(given, id, undefined, "")).toBe(`${link}&decide=${given}&device=1`);
    }
    expect((await seen())?.answer).toBeNull();
    expect(await subjects()).toHaveLength(1);
    expect(await answer("call", id, undefined, "")).toBe(link);
    expect((await seen())?.answer).toBe("call");
  });

  test("that was changed meanwhile is not approved; the new one is shown", async () => {
    const { ask, answer, seen } = await waitingRepair();
    await ask("New battery", 6_400);
    const before = await seen();
    expect(await ask("New battery and display", 18_400)).toMatchObject({
      outcome: "saved",
      saved: { mails: 1 },
    });
    expect(await answer("approved", before?.id)).toBe(409);
    const now = await seen();
    expect(now).toMatchObject({ amount: 18_400, answer: null });
    expect(await answer("call", now?.id)).toEqual(expect.any(String));
    expect(await answer("declined", now?.id)).toEqual(expect.any(String));
    expect((await seen())?.answer).toBe("declined");
  });

  test("without a text or an amount can only be followed by a call, and one that does not wait by nothing", async () => {
    const { load, answer, seen } = await waitingRepair();
    expect(await answer("approved", "")).toBe(409);
    await load(["repair,J-4711,,,,1,waiting-for-you,2026-11-21,,,"]);
    const asked = await seen();
    expect(asked).toMatchObject({ text: null, amount: null });
    for (const given of ["approved", "declined"]) expect(await answer(given, asked?.id)).toBe(409);
    expect(await answer("call", asked?.id)).toEqual(expect.any(String));
    await load(["repair,J-4711,,,,1,in-repair,2026-11-22,,,"]);
    expect(await answer("call", asked?.id)).toBe(409);
  });
});
