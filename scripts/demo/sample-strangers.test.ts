import { expect, test } from "vitest";
import { content } from "#app/content/content.server.ts";
import { feedbackId } from "#app/feedback/feedback.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { feedbackView } from "#app/staff/insight/feedback-view.server.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { sampleStrangers } from "./sample-strangers.ts";

const viewer = { id: "meera", role: "admin" } as const;

describeEachDatabase("strangers of the demo", (fresh) => {
  test("fill the spam box and each chart of the event's feedback", async () => {
    const db = await fresh();
    await sampleStrangers(db, content.site);
    const { leads: spam } = await listLeads(db, { status: "spam" }, {}, viewer);
    expect(spam.length).toBeGreaterThan(3);
    const { leads: answers } = await listLeads(db, { form: feedbackId }, {}, viewer);
    expect(answers.length).toBeGreaterThan(20);
    const view = await feedbackView(db, feedbackId, { viewer, search: new URLSearchParams() });
    expect(view).not.toBeNull();
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});
