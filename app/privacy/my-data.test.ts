import { expect, test, vi } from "vitest";
import { instantOf } from "#app/database/uuid.server.ts";
import { address, myDataHarness } from "#tests/fixtures/my-data.ts";
import { describeEachAppWithMail } from "#tests/support/app-with-mail.ts";
import { site } from "#tests/support/shop-window.ts";

describeEachAppWithMail("one's own data", (start) => {
  test("is shown and handed over to who reads the mail of the address", async () => {
    const { app, enquire, ask } = await myDataHarness(start);
    await enquire();
    const path = await ask();
    const page = await app.fetch(path);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    const text = await page.text();
    for (const part of [
      "Asha Rao",
      "Lakeside School",
      "Within three months",
      "Padmavathi called back",
      "n-1",
      "/services/deployment",
      "source newsletter, medium email, campaign autumn",
    ])
      expect(text).toContain(part);
    const touch = {
      landingPage: "/services/deployment",
      source: "newsletter",
      medium: "email",
      campaign: "autumn",
    };
    const file = await app.fetch(`${path}/data.json`);
    expect(file.headers.get("Content-Disposition")).toContain("attachment");
    expect(await file.json()).toMatchObject({
      address,
      enquiries: [
        { form: "data-request" },
        { person: { phone: "+91 98765 43210" }, files: [{ field: "cv" }], arrival: [touch, touch] },
      ],
    });
  });

  test("asked for an address that is not known, everything looks the same", async () => {
    const { app, smtp, enquire, ask } = await myDataHarness(start);
    await enquire();
    const known = await ask();
    const unknown = await ask("nobody@else.test");
    const mailOf = (to: string) =>
      smtp.received.find((mail) => mail.to.includes(to) && mail.raw.includes("/my-data/"));
    const own = new RegExp(`${site.referencePrefix}-\\S+|/my-data/\\S+`, "g");
    const words = (to: string) => mailOf(to)?.mail.text?.replaceAll(own, "");
    expect(words("nobody@else.test")).toBe(words(address));
    expect(await (await app.fetch(unknown)).text()).toContain("we hold nothing under this address");
    expect(await (await app.fetch(unknown)).text()).not.toContain("Asha Rao");
    expect(await (await app.fetch(known)).text()).toContain("Asha Rao");
  });

  test("a link that is forged, meant for something else, old or posted from elsewhere does nothing", async () => {
    const { app, db, enquire, ask, post } = await myDataHarness(start);
    await enquire();
    const path = await ask();
    // Changes several characters: the last one may carry unused bits.
    const forged = path.replace(/.{6}$/, "AAAAAA");
    for (const wrong of [forged, "/my-data/x", path.replace("/my-data/", "/newsletter/")]) {
      expect((await app.fetch(wrong)).status).toBe(404);
      expect((await post(wrong, { intent: "erase", sure: "yes" })).status).toBe(404);
    }
    // The router itself refuses it and logs the refusal.
    const complaints = vi.mocked(console.error).mockImplementation(() => {});
    const foreign = await post(path, { intent: "erase", sure: "yes" }, { Origin: "https://evil.example" });
    expect([400, 403]).toContain(foreign.status);
    complaints.mockClear();
    expect((await post(path, { intent: "everything" })).status).toBe(400);
    const [request] = await db.selectFrom("leads").select("id").where("form", "=", "data-request").execute();
    app.services.now = () => new Date(instantOf(request?.id ?? "") + 7 * 24 * 60 * 60_000 + 1);
    expect(await (await app.fetch(path)).text()).not.toContain("Asha Rao");
    await post(path, { intent: "erase", sure: "yes" });
    expect(await db.selectFrom("leads").select("id").where("email_key", "=", address).execute()).toHaveLength(
      2,
    );
  });
});
