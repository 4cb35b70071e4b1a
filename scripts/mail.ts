import { parseConfig, withoutPassword } from "#app/config.server.ts";
import { readContent } from "#app/content/read/reader.ts";
import { sendOnce } from "#app/outbox/mail/smtp.server.ts";
import { isPlainAddress } from "#app/values/plain-address.ts";
import { bluntText } from "#app/values/plain-text.ts";
import { end } from "./command.ts";

// `npm run mail -- test you@company.in`: sends one mail through SMTP_URL and prints the mail server's response.

const [command, address = ""] = process.argv.slice(2);
if (command !== "test" || !isPlainAddress(address)) end("npm run mail -- test you@company.in");
const parsed = parseConfig(process.env);
if (!parsed.ok) end(parsed.problem);
const { smtpUrl, siteUrl, sends } = parsed.config;
if (!sends) end("SENDS is off: no mail leaves this process.");
if (!smtpUrl) end("SMTP_URL is not set: mails become files, and there is no mail server to try.");
const { content } = readContent(process.cwd(), new Date());
if (!content) end("content/ must be mended first: npm run content");

const { name, emails } = content.site;
const shown = withoutPassword(smtpUrl);
const longestAnswer = 2_000;
try {
  const answer = await sendOnce(smtpUrl, {
    from: { name, address: emails.general },
    to: { name: "", address },
    subject: `A test of the mails of ${name}`,
    text: `This mail was sent by hand from ${siteUrl} to try its mail server. There is nothing to do.\n`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  console.log(
    `${shown} took the mail to ${address} from ${emails.general}: ${bluntText(answer, longestAnswer)}`,
  );
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  end(
    `${shown} did not take the mail to ${address} from ${emails.general}: ${bluntText(reason, longestAnswer)}`,
  );
}
