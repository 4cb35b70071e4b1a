import { Document, Image, Page as Sheet, Text, View } from "@react-pdf/renderer";
import type { Page } from "#app/content/schema/page.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { createLook, type Palette, PdfLook } from "./look.ts";
import { PageFoot } from "./page-foot.tsx";
import { Line } from "./prose.tsx";
import { Section } from "./section.tsx";

export type ProfileParts = {
  page: Page;
  site: Site;
  siteUrl: string;
  /** The upper half of the cover, a PNG or JPEG. */
  plate: Buffer;
};

/** A page of the site as a document to print or to pass on: a cover, then its blocks. */
export function ProfileDocument({
  page,
  site,
  siteUrl,
  palette,
  plate,
}: ProfileParts & { palette: Palette }) {
  const look = createLook(palette);
  const hero = page.blocks.find((block) => block.block === "hero");
  const address = new URL(page.path, siteUrl).href.replace(/^https?:\/\//, "");
  return (
    <PdfLook value={{ look, siteUrl }}>
      <Document
        title={page.title}
        author={site.fullName}
        subject={page.description}
        language="en-IN"
        creator={site.name}
        producer={site.name}
      >
        <Sheet size="A4" style={look.cover}>
          <Image src={plate} style={look.coverPlate} />
          <View style={look.coverWords}>
            <Text style={look.eyebrow}>{hero?.eyebrow ?? page.name}</Text>
            <Text style={look.title}>{withTiedEnd(hero?.heading ?? page.title)}</Text>
            {hero && (
              <Text style={look.lede}>
                <Line html={hero.lede} />
              </Text>
            )}
          </View>
          <View style={look.coverFoot}>
            <Text style={look.strong}>{site.fullName}</Text>
            <Text>{`${dayText(page.updated)} · ${address}`}</Text>
          </View>
        </Sheet>
        <Sheet size="A4" style={look.page}>
          <PageFoot>{`${site.fullName} · ${site.phone} · ${site.emails.general}`}</PageFoot>
          <View style={look.text}>
            {page.blocks.map((block) => (
              <Section block={block} key={block.id} />
            ))}
          </View>
        </Sheet>
      </Document>
    </PdfLook>
  );
}

/** Its last line has two words at least: the renderer does not balance lines. */
function withTiedEnd(title: string): string {
  return title.replace(/ (?=\S+$)/, "\u00a0");
}
