import { servicesContext } from "#app/context.ts";
import { missing } from "#app/document/missing.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import { readLink } from "#app/links/signed-links.server.ts";
import { privateHeaders } from "#app/privacy/private-headers.ts";
import { openQuotation } from "#app/quotations/open-quotation.server.ts";
import { pdfName } from "#app/quotations/pdf-name.ts";
import { sentPdf } from "#app/quotations/quotation-pdf.server.ts";
import { fileResponse, sandboxHeaders } from "#app/values/file-response.ts";
import type { Route } from "./+types/quotation-file";

/** The PDF of a quotation, by the link in its mail, as it was sent. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext);
  const id = readLink(appSecret(config), params.token, ["quotation"], now())?.id;
  const quotation = id && (await openQuotation(db, id));
  const bytes = quotation && (await sentPdf(db, quotation.id));
  if (!quotation || !bytes) throw missing("/quotation");
  return fileResponse(pdfName(quotation), new Uint8Array(bytes), { ...privateHeaders, ...sandboxHeaders });
}
