import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Form, trapName } from "#app/forms/engine/define-form.ts";
import { asScript, formHarness, postForm, storedLeads, withControls } from "#tests/fixtures/forms.ts";
import { sampleBody } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { contact } from "../declared/contact.ts";
import { dataRequest } from "../declared/data-request.ts";
import { newsletter } from "../declared/newsletter.ts";
import { receiveSubmission } from "./submission.server.ts";

const id = "7d0f9a52-6a3c-4a54-9a15-0d1f6b0c7e11";

describeEachDatabase("a submission that is sent again, or looks like spam", (fresh) => {
  test("the same id twice gives one lead, one pair of mails and the same reference", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const body = withControls(sampleBody(contact), { _id: id });
    const send = () => receiveSubmission(postForm("contact", body, asScript), "contact", services);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const texts = await Promise.all(answers.map((answer) => (answer as Response).text()));
    const leads = await storedLeads(db);
    const answer = { ok: true, reference: leads[0]?.reference, mailed: "goes" };
    expect(new Set(texts)).toEqual(new Set([JSON.stringify(answer)]));
    expect(leads).toHaveLength(1);
    expect(leads[0]?.mails).toHaveLength(2);
  });

  test("is answered with what becomes of the link it asked for, and links have two a day of their own", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const send = async (form: Form, email: string) => {
      const body = withControls(sampleBody(form, { email: [email] }), { _id: randomUUID() });
      const answer = await receiveSubmission(postForm(form.id, body, asScript), form.id, services);
      return (await (answer as Response).json()).mailed;
    };
    const fates: unknown[] = [];
    for (let each = 0; each < 4; each++) fates.push(await send(contact, `as.ha+${each}@gmail.com`));
    expect(fates).toEqual(["goes", "goes", "goes", "stays"]);
    expect(await send(dataRequest, "asha@googlemail.com")).toBe("goes");
    expect(await send(newsletter, "Asha@gmail.com")).toBe("goes");
    expect(await send(dataRequest, "asha@gmail.com")).toBe("stays");
    const plain = await receiveSubmission(
      postForm("data-request", sampleBody(dataRequest, { email: ["asha@gmail.com"] })),
      "data-request",
      services,
    );
    expect((plain as Response).headers.get("Location")).toContain("mail=stays");
    const trapped = withControls(sampleBody(dataRequest), { [trapName]: "https://robot.test" });
    const held = await receiveSubmission(
      postForm("data-request", trapped, asScript),
      "data-request",
      services,
    );
    expect(await (held as Response).json()).toMatchObject({ ok: true, mailed: "waits" });
  });

  test("the same id with other answers is refused with 422", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const send = (name: string) => {
      const body = withControls(sampleBody(contact, { name: [name] }), { _id: id });
      return receiveSubmission(postForm("contact", body, asScript), "contact", services);
    };
    await send("Asha Rao");
    expect(await send("Somebody Else")).toMatchObject({ status: 422 });
    expect(await storedLeads(db)).toHaveLength(1);
  });

  test("without script the same answers within ten minutes are one lead, and later another", async () => {
    const db = await fresh();
    const { clock, services } = formHarness(db);
    const send = () => receiveSubmission(postForm("contact", sampleBody(contact)), "contact", services);
    const first = (await send()) as Response;
    clock.at = new Date(clock.at.getTime() + 9 * 60_000);
    const second = (await send()) as Response;
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
    clock.at = new Date(clock.at.getTime() + 20 * 60_000);
    await send();
    expect(await storedLeads(db)).toHaveLength(2);
  });

  test("that fills in the hidden field is answered like any other and lies in the spam box without a mail", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const body = new URLSearchParams({
      homepage: "https://casino.example",
      name: "Bot\u0000\r\nBcc: x",
      email: "nobody",
      junk: "1",
    });
    const answer = await receiveSubmission(postForm("contact", body, asScript), "contact", services);
    const [lead] = await storedLeads(db);
    expect(answer).toMatchObject({ status: 200 });
    expect(await (answer as Response).json()).toEqual({ ok: true, reference: lead?.reference });
    expect(lead).toMatchObject({ status: "spam", name: "Bot Bcc: x", mails: [] });
  });

  test("that looks like a robot's goes to the spam box and mails nobody", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const body = sampleBody(contact, { name: ["Win https://casino.example"] });
    expect(await receiveSubmission(postForm("contact", body), "contact", services)).toMatchObject({
      status: 303,
    });
    expect((await storedLeads(db))[0]).toMatchObject({
      status: "spam",
      mails: [],
      spam_reasons: ["a link in name"],
    });
  });
});
