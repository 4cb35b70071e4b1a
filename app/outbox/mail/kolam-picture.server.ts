import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { MailBrand } from "./brand.ts";
import type { QueuedMail } from "./outgoing-mail.ts";

/** The public page of mails that belong to no lead. */
const pageOfTemplate: Partial<Record<string, string>> = {
  "order-update": "/order-tracking",
  token: "/shop/token-generation",
  "token-near": "/shop/token-generation",
  reservation: "/shop/pre-order",
};

/** The file of a page's kolam. Its name is a digest, because the page of a lead is whatever was posted. */
export function kolamFile(path: string): string {
  return `${createHash("sha256").update(path).digest("hex").slice(0, 16)}.png`;
}

/**
 * The inline attachment with the kolam of the mail's page, or else of the home page; undefined if the build has none.
 */
export async function inlineKolam(folder: string, mail: QueuedMail, { siteUrl }: Pick<MailBrand, "siteUrl">) {
  for (const path of [pageOf(mail), "/"]) {
    const filename = kolamFile(path);
    const content = await readIfThere(join(folder, filename));
    if (!content) continue;
    const cid = `${basename(filename, ".png")}@${new URL(siteUrl).hostname}`;
    return {
      filename: "kolam.png",
      content,
      contentType: "image/png",
      cid,
      contentDisposition: "inline" as const,
    };
  }
  return undefined;
}

function pageOf({ template, data, page }: QueuedMail): string {
  // The page of the post, not the page on which the reader subscribed.
  if (template === "newsletter-issue" && typeof data.path === "string") return data.path;
  return page ?? pageOfTemplate[template] ?? "/";
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
