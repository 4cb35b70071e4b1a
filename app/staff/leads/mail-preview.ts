import { data } from "react-router";
import { content } from "#app/content/content.server.ts";
import { checkAttachments } from "#app/leads/conversation/attachments.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { brandOf } from "#app/outbox/mail/mail-settings.ts";
import { authorName } from "#app/outbox/mail/reply-headers.ts";
import { mailSenderOf } from "#app/outbox/mail/site-sender.ts";
import { postOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { replyToOf } from "./compose-view.server.ts";
import { postedParts, readReply } from "./conversation-work.server.ts";

/** The mail exactly as it would be sent, for the frame below the composer. Nothing is stored. */
export const action = forStaff(async (staff) => {
  const { services, viewer, session, params, asking } = staff;
  const { db, now, config } = services;
  const lead = await readLead(db, params.lead ?? "", viewer, now());
  if (!lead) throw data(null, { status: 404 });
  const { form, files } = await postedParts(asking.request);
  const reading = readReply(form);
  if (!reading.ok) return framed(sentence(reading.problem), 422);
  const checked = checkAttachments(files);
  if (!checked.ok) return framed(sentence(checked.problem), 422);
  const author = { name: session.name, email: session.email };
  const names = checked.attachments.map(({ name }) => name).join(", ");
  const mail = await drawReply(staff, lead, reading.reply);
  const head = [
    [
      "From",
      `${authorName({ data: { staffName: author.name } }, content.site.name)} <${content.site.emails.general}>`,
    ],
    ["To", lead.person.email ?? ""],
    ["Reply to", replyToOf(config, lead.id, author)],
    ["Subject", reading.reply.subject.replaceAll("{reference}", lead.reference)],
    ...(names ? [["Files", names]] : []),
  ].map(([label, text]) => `<b>${label}</b> ${escaped(text ?? "")}<br>`);
  const plain = `<details style="padding:16px"><summary>As plain text</summary><pre style="white-space:pre-wrap">${escaped(mail.text)}</pre></details>`;
  const top = `<p style="font:14px/1.6 sans-serif;margin:0 0 16px;overflow-wrap:anywhere">${head.join("")}</p>`;
  return framed(
    mail.html.replace(/<body[^>]*>/, (body) => body + top).replace("</body>", `${plain}</body>`),
    200,
  );
});

export const loader = postOnly;

type Reply = { text: string; subject: string; language: "en" | "hi" };

async function drawReply(
  { services: { config }, viewer, session }: StaffRequest,
  lead: { id: string; reference: string },
  reply: Reply,
) {
  // Loaded with the first preview, because the templates take memory.
  const { readMail, renderMail } = await import("#app/outbox/mail/render-mail.tsx");
  const whose = { leadId: lead.id, reference: lead.reference, staffId: viewer.id, staffName: session.name };
  const read = await readMail({ template: "reply", data: { ...reply, ...whose } });
  if (read.outcome === "unreadable") throw new Error(read.reason);
  const sender = mailSenderOf(content.site, config.siteUrl);
  return renderMail(read, brandOf({ sender, secret: appSecret(config) }));
}

const sentence = (text: string) => `<!doctype html><p style="font:15px sans-serif">${escaped(text)}</p>`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Mails have their styles in attributes; scripts, forms and external addresses are disabled in the frame. */
function framed(html: string, status: number): Response {
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; sandbox; frame-ancestors 'self'",
    },
  });
}
