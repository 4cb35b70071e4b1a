import { pathToFileURL } from "node:url";
import type { Config } from "#app/config.server.ts";
import type { Content } from "#app/content/content.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { signedLink } from "#app/links/signed-links.server.ts";
import { linkWords } from "#app/quotations/link-words.ts";
import { makeQuotation } from "#app/quotations/make-quotation.server.ts";
import { receiveAnswer } from "#app/quotations/open-quotation.server.ts";
import { quotationOrder } from "#app/quotations/quotation-order.ts";
import { findQuotation, type Quotation } from "#app/quotations/quotations.server.ts";
import { sellerOf } from "#app/quotations/seller.ts";
import { sendQuotation } from "#app/quotations/send-quotation.server.ts";
import { builtSite } from "../build-folder.ts";
import type { PdfDocuments } from "../pdf-look.ts";
import { readReportLook } from "../report-look.ts";
import { type Case, quotationCases } from "./quotation-cases.ts";
import { quotedFacts } from "./quoted-facts.ts";
import type { SampleLead } from "./sample-leads.ts";

const minuteMs = 60_000;

/**
 * Quotations in each state, made, sent and answered through the functions that staff and customers use.
 * @returns a customer's link to one of each state
 */
export async function sampleQuotations(
  db: Database,
  config: Config,
  leads: readonly SampleLead[],
  content: Content,
): Promise<Map<Case["state"], string>> {
  const seller = sellerOf(content);
  const typeset = await typesetter();
  const links = new Map<Case["state"], string>();
  for (const [at, each] of (await quotationCases(db, leads)).entries()) {
    const { lead, state, author, from, until, answeredAt } = each;
    const viewer: Viewer = { id: author.id, role: "manager" };
    const facts = { ...(await quotedFacts(db, lead.leadId, at)), until };
    const making = { leadId: lead.leadId, facts, seller };
    const first = await made(making, from);
    if (state === "draft") continue;
    await send(first, from + 10 * minuteMs);
    const [line, ...others] = facts.lines;
    const changed = line && { ...facts, lines: [{ ...line, quantity: line.quantity + 10 }, ...others] };
    if (state === "replaced" && changed)
      await send(
        await made({ ...making, facts: changed, of: first.number }, from + 60 * minuteMs),
        from + 65 * minuteMs,
      );
    if (answeredAt !== undefined && (state === "accepted" || state === "declined"))
      await receiveAnswer(db, {
        id: first.id,
        answer: state,
        words: answerWords[state][at % 2] ?? "",
        now: new Date(answeredAt),
      });
    links.set(state, signedLink(appSecret(config), "quotation", first.id));

    async function made(making: Parameters<typeof makeQuotation>[1], instant: number): Promise<Quotation> {
      const outcome = await makeQuotation(db, making, viewer, new Date(instant));
      const quotation = "id" in outcome ? await findQuotation(db, outcome.id) : undefined;
      if (!quotation) throw new Error(`sample data: ${JSON.stringify(outcome)}`);
      return quotation;
    }

    async function send(quotation: Quotation, instant: number): Promise<void> {
      const { number, version, facts } = quotation;
      if (!facts) throw new Error("sample data: a quotation without facts");
      const { name: siteName } = content.site;
      const pdf = await typeset(
        quotationOrder({ ...quotation, facts }, { siteName, siteUrl: config.siteUrl }),
      );
      const link = config.siteUrl + signedLink(appSecret(config), "quotation", quotation.id);
      const words = version === 1 ? "here is the offer that we spoke about" : "here it is with ten more";
      const reply = {
        leadId: lead.leadId,
        key: crypto.randomUUID(),
        subject: `Quotation ${number}`,
        text: `Hello ${lead.name},\n\n${words}.\n\n${author.name}\nDTS\n\n${linkWords({ number, until: facts.until }, "en", link)}`,
        language: "en" as const,
        attachments: [],
        marksAnswered: false,
      };
      const writer = { viewer, name: author.name, replyTo: author.email, now: new Date(instant) };
      const sent = await sendQuotation(db, { quotation, pdf, reply }, writer);
      if (sent.outcome !== "done") throw new Error(`sample data: ${JSON.stringify(sent)}`);
    }
  }
  return links;
}

const answerWords = {
  accepted: ["Please deliver to the back entrance, before noon.", ""],
  declined: [
    "We decided to keep what we have for another year.",
    "The board wants to compare two offers first.",
  ],
};

/** In this process: a process for each would take most of a second. */
async function typesetter() {
  const documents = `${builtSite()}/server/pdf-documents.js`;
  const { quotationPdf }: PdfDocuments = await import(pathToFileURL(documents).href);
  const look = readReportLook(documents);
  return async (order: Parameters<PdfDocuments["quotationPdf"]>[0]) =>
    new Uint8Array(await quotationPdf(order, look));
}
