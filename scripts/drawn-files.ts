import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "#app/config.server.ts";
import { icons } from "./icons.ts";
import { mailKolams } from "./mail-kolams.ts";
import type { SiteFile } from "./prerender.ts";
import { profilePdfs } from "./profile-pdfs.ts";
import { sharePictures } from "./share-pictures.ts";

/**
 * Everything of the site that is drawn and not answered by a route: pictures for link previews, icons, PDFs. The kolams
 * of mails are of no address; they become files that the mailer reads.
 */
export async function drawnFiles(config: Config, build: string): Promise<SiteFile[]> {
  const bundle: typeof import("../server/app.ts") = await import(
    pathToFileURL(resolve(build, "server/index.js")).href
  );
  const look = bundle.shareLook();
  const sources = bundle.shareSources();
  const { pages, posts, stories } = bundle.content;
  await mailKolams([...pages, ...posts, ...stories], join(build, "kolams"));
  return [
    ...(await sharePictures(sources, look)),
    ...(await icons(look)),
    ...(await profilePdfs({ content: bundle.content, sources, siteUrl: config.siteUrl, build })),
  ];
}
