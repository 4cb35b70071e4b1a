import { expect, test } from "vitest";
import { appSecret } from "#app/links/app-secret.server.ts";
import { orderByNumber } from "#app/orders/find-order.server.ts";
import { importShipments } from "#app/orders/import-shipments.server.ts";
import { changeOrder } from "#app/orders/staff-orders.server.ts";
import { type Asked, sealedTrackPath } from "#app/orders/track.server.ts";
import { describeEachAppWithMail, type StartApp } from "#tests/support/app-with-mail.ts";

const csv = `type,number,phone,email,shipment,milestone,day
repair,J-4711,9876543210,asha@customer.example,1,waiting-for-you,2026-11-21`;
const repair = { type: "repair", number: "J-4711" } as const;

/** A repair that an import has set to "waiting for you", with the mail and the page behind its link. */
async function waitingRepair(start: StartApp) {
  const { app, smtp } = await start();
  const { db } = app.services;
  const linkTo = (order: Asked) => sealedTrackPath(order, appSecret(app.config));
  const mail = { site: { name: "DTS" }, linkTo };
  const now = new Date();
  await importShipments(db, csv, { actorId: "test", now, dryRun: false, mail });
  app.services.wakeOutbox();
  await expect.poll(() => smtp.received.length).toBe(1);
  const link = linkTo(repair);
  return {
    told: smtp.received[0]?.mail.text ?? "",
    seen: async (path = link) => /<main.*<\/main>/s.exec(await (await app.fetch(path)).text())?.[0] ?? "",
    async estimate(text: string, amount: number) {
      const { version } = (await orderByNumber(db, "repair", "J-4711")) ?? {};
      const state = { ...repair, shipment: 1, milestone: "waiting-for-you", day: "2026-11-21" };
      const change = { version, notify: false, actorId: "test", now, mail };
      await changeOrder(db, { ...state, estimate: { text, amount } }, change);
    },
    post: (path: string, fields: Record<string, string>) =>
      app.fetch(path, { method: "POST", body: new URLSearchParams(fields) }),
    link,
  };
}

/** The fields of the form in a page, and where it is posted. */
function formIn(html: string) {
  const [form = ""] = /<form.*?<\/form>/s.exec(html) ?? [];
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return {
    action: /action="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "",
    fields: Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, value])),
  };
}

describeEachAppWithMail("a repair that waits for its customer", (start) => {
  test("offers a call alone while there is no estimate, and its mail points to the link in it", async () => {
    const { told, seen } = await waitingRepair(start);
    expect(told.replaceAll(/\s+/g, " ")).toContain("Open the link below");
    expect(told).not.toContain("in our e-mail");
    const page = await seen();
    expect(page).toContain("Call me about this job");
    expect(page).not.toMatch(/Approve|Decline/);
  });

  test("asks once before its estimate is approved", async () => {
    const { seen, estimate, post, link } = await waitingRepair(start);
    await estimate("New battery", 6_400);
    const question = /href="([^"]*decide=approved[^"]*)"/.exec(await seen())?.[1]?.replaceAll("&amp;", "&");
    const asked = await seen(question);
    expect(asked).toContain("Approve this estimate?");
    expect(asked).toContain("New battery");
    const { action, fields } = formIn(asked);
    const { sure: _, ...unsure } = fields;
    expect((await post(action, unsure)).headers.get("Location")).toBe(question);
    expect((await post(action, fields)).headers.get("Location")).toBe(link);
    expect(await seen()).toContain("Your answer: estimate approved");
    expect(await seen(question)).not.toContain("Approve this estimate?");
  });
});
