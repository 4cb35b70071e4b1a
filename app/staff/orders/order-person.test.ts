import { expect, test } from "vitest";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { describeEachWorkspace } from "#tests/fixtures/workspace.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

const order = "/leads/dashboard/orders/order/SO-10234";

describeEachWorkspace("the page of an order", (workspace) => {
  test("leads to the person whose address it has, however that is spelled", async () => {
    const { db } = workspace.app.services;
    const manager = workspace.browser();
    await manager.enterAs("manager");
    const linkOf = async () =>
      /href="(\/leads\/dashboard\/people\/[\w-]+)"/.exec(await (await manager.ask(order)).text())?.[1];
    expect(await linkOf()).toBeUndefined();
    const person = { name: "Binod Sen", email: "binod.sen@hillside.test" };
    await recordSubmission(db, sampleSubmission({ person }), new Date());
    await db.updateTable("orders").set({ email: "Binod.Sen@Hillside.test" }).execute();
    expect(await (await manager.ask((await linkOf()) ?? "")).text()).toContain("Binod Sen");
  });
});
