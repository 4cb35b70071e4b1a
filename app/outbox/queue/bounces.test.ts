import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { readBounces } from "#app/outbox/mail/read-bounce.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { deliveryReport } from "#tests/support/delivery-report.ts";
import { clock, runOutbox, settled, states } from "#tests/support/outbox.ts";
import { sampleMailer } from "#tests/support/sample-mail.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { recordBounce } from "./bounces.server.ts";

const address = "asha.rao@school.test";

describeEachDatabase("bounces", (fresh) => {
  test("an address that the server says does not exist gets no later mail; a policy refusal does not count", async () => {
    await using smtp = await startSmtp();
    const db = await fresh();
    runOutbox(db, sampleMailer({ smtpUrl: smtp.url }).send);
    smtp.answer({ recipient: (to) => (to === address ? 550 : undefined) });
    await recordSubmission(db, sampleSubmission(), clock.now);
    await settled(db);
    const [row] = await db.selectFrom("suppressions").selectAll().execute();
    expect(row).toMatchObject({ address, reason: expect.stringContaining("550") });
    smtp.answer({});
    await recordSubmission(db, sampleSubmission(), clock.now);
    await expect.poll(() => states(db)).toEqual({ dead: 1, sent: 2 });
  });

  test("a report silences only the address that our mail went to, and only when the failure lasts", async () => {
    const db = await fresh();
    const { leadId } = (await recordSubmission(db, sampleSubmission(), clock.now)) as { leadId: string };
    const { id } = await db
      .selectFrom("outbox")
      .select("id")
      .where("template", "=", "confirmation")
      .executeTakeFirstOrThrow();
    const report = async (to: string, status: string) => {
      const [bounce] = await readBounces(deliveryReport({ id, to, status }));
      return bounce && recordBounce(db, bounce, clock.now);
    };
    expect(await report("somebody@else.test", "5.1.1")).toBe("not ours");
    expect(await report(address, "5.2.2")).toBe("noted");
    expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
    expect(await report("Asha.Rao@School.test", "5.1.1")).toBe("suppressed");
    const kinds = await db.selectFrom("timeline").select("kind").where("lead_id", "=", leadId).execute();
    expect(kinds.filter(({ kind }) => kind === "mail-bounced")).toHaveLength(2);
    expect(await db.selectFrom("suppressions").select("address").execute()).toEqual([{ address }]);
  });
});
