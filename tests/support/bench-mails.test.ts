import { expect, test } from "vitest";
import { leadMail, passwordMail } from "../../bench/load-mails.ts";
import { drawMail } from "./sample-mail.ts";

// Bench and drills count arriving mails, and a mail that its template cannot read never arrives.
test.each([leadMail, passwordMail])("the mail $template of bench and drills can be sent", async (mail) => {
  const { text } = await drawMail({ ...mail, data: { ...mail.data } });
  expect(text).toContain("Asha");
});
