import { content } from "#app/content/content.server.ts";
import type { Queryable } from "#app/database/database.server.ts";
import { typesetReport } from "#app/outbox/mail/typeset-report.server.ts";
import type { Services } from "#app/services.ts";
import { quotationOrder } from "./quotation-order.ts";
import type { Quotation } from "./quotations.server.ts";

/** The PDF of a quotation: as it was sent, otherwise typeset now. Undefined once its data was erased. */
export async function quotationPdfOf(
  { db, config, documents }: Pick<Services, "db" | "config" | "documents">,
  quotation: Quotation,
): Promise<Uint8Array | undefined> {
  const { facts } = quotation;
  if (!facts) return undefined;
  const sent = await sentPdf(db, quotation.id);
  if (sent) return sent;
  const { name: siteName } = content.site;
  return typesetReport(
    quotationOrder({ ...quotation, facts }, { siteName, siteUrl: config.siteUrl }),
    documents,
  );
}

/** The PDF that the customer received. */
export async function sentPdf(db: Queryable, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("quotation_files")
    .select("bytes")
    .where("quotation_id", "=", id)
    .executeTakeFirst();
  return row?.bytes;
}
