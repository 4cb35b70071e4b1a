import type { Config } from "#app/config.server.ts";
import { content } from "#app/content/content.server.ts";
import { drawnSource, shareLook, shareSources } from "#app/share/share-sources.tsx";
import { costSheet } from "../cost-sheet.ts";
import { icons } from "../icons.ts";
import { mailKolams } from "../mail-kolams.ts";
import { profilePdfs } from "../profile-pdfs.ts";
import { sharePictures } from "../share-pictures.ts";
import type { Drawings } from "./drawings.ts";
import type { SiteFile } from "./site-file.ts";

/**
 * All files of the site that are drawn and served by no route: pictures for link previews, icons, PDFs, a spreadsheet.
 * The kolams of mails have no address; they become files of the release, which the mailer reads. So do the plates of
 * pictures, for the next release.
 */
export async function drawFiles(config: Config, release: string, drawings: Drawings): Promise<SiteFile[]> {
  const look = shareLook();
  const { pages, posts, stories } = content;
  await mailKolams([...pages, ...posts, ...stories], release, drawings);
  return [
    ...(await sharePictures(shareSources(), look, release, drawings)),
    ...(await icons(look, drawings)),
    ...(await profilePdfs({ content, sourceOf: drawnSource, siteUrl: config.siteUrl, release, drawings })),
    costSheet(),
  ];
}
