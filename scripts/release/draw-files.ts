import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#app/config.server.ts";
import { content } from "#app/content/content.server.ts";
import { pictureFile, pictureOf } from "#app/figures/picture-files.ts";
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
export async function drawFiles(
  config: Config,
  bundle: string,
  release: string,
  drawings: Drawings,
): Promise<SiteFile[]> {
  const look = shareLook();
  const { pages, posts, stories } = content;
  await mailKolams([...pages, ...posts, ...stories], release, drawings);
  return [
    ...(await sharePictures(shareSources(), look, release, drawings)),
    ...(await icons(look, drawings)),
    ...(await profilePdfs({
      content,
      renderedOf,
      sourceOf: drawnSource,
      siteUrl: config.siteUrl,
      release,
      drawings,
    })),
    costSheet(),
  ];

  function renderedOf({ path }: { path: string }) {
    const name = pictureOf(path);
    if (!name) return undefined;
    const address = pictureFile(name, "share.jpg");
    return { picture: readFileSync(join(bundle, "client", address)), key: address };
  }
}
