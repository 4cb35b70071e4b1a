import type { Reply, ReplyOutcome } from "#app/leads/conversation/send-reply.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { readKindOf } from "#app/leads/work/read-lead.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import { linkWords } from "#app/quotations/link-words.ts";
import { quotationPdfOf } from "#app/quotations/quotation-pdf.server.ts";
import { findQuotation, sendObstacle } from "#app/quotations/quotations.server.ts";
import { sendQuotation } from "#app/quotations/send-quotation.server.ts";
import type { Services } from "#app/services.ts";

type Writer = { viewer: Viewer; name: string; replyTo: string; now: Date };

/** Sends a reply with a quotation of the lead: its PDF as a file, its sealed link below the text. */
export async function replyWithQuotation(
  services: Services,
  id: string,
  reply: Reply,
  writer: Writer,
): Promise<ReplyOutcome> {
  const { db, config } = services;
  const quotation = await findQuotation(db, id);
  const isSeen = (await readKindOf(db, reply.leadId, writer.viewer)) !== undefined;
  if (!isSeen || quotation?.leadId !== reply.leadId || !quotation.facts) return { outcome: "missing" };
  const obstacle = sendObstacle(quotation, writer.now);
  if (obstacle) return { outcome: "withheld", reason: obstacle };
  const pdf = await quotationPdfOf(services, quotation);
  if (!pdf) return { outcome: "missing" };
  const link = config.siteUrl + signedLink(appSecret(config), "quotation", id);
  const { number, facts } = quotation;
  const text = `${reply.text}\n\n${linkWords({ number, until: facts.until }, reply.language, link)}`;
  return sendQuotation(db, { quotation, pdf, reply: { ...reply, text } }, writer);
}
