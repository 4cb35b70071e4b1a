import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { content } from "#app/content/content.server.ts";
import type { PromotionalCard } from "#app/content/schema/navigation.schema.ts";
import { inlineDetail } from "#app/figures/inline-detail.server.ts";
import kolamStyle from "#app/figures/kolam.css?inline";
import { KolamGround } from "#app/figures/kolam.tsx";
import { views } from "#app/figures/picture-sizes.ts";
import sceneStyle from "#app/figures/scene.css?inline";
import { Scene } from "#app/figures/scene.tsx";
import tokens from "#app/styles/tokens.css?inline";
import { Icon } from "#app/ui/icon.tsx";
import type { Section } from "#app/values/names.ts";
import style from "./card-picture.css?inline";

type DrawnCard = Exclude<PromotionalCard, { iconType: "picture" }>;

/**
 * `/menu/{section}.svg`: the picture of a menu's promotional card. A detail of a rendered picture is put into the SVG, so that
 * its address is as short as that of a scene or an icon: every document names all seven.
 */
export async function loader({ params }: LoaderFunctionArgs) {
  const menu = content.navigation.menus.find(({ section }) => params.file === `${section}.svg`);
  if (!menu) throw new Response("No menu has this picture.", { status: 404 });
  const { card, section } = menu;
  const picture =
    card.iconType === "picture" ? rendered(await inlineDetail(card.icon)) : drawn(card, section);
  return new Response(picture, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}

function rendered(data: string): string {
  const { width, height } = views.detail;
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: the picture stands in a card whose words say everything
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <image href={data} width={width} height={height} />
    </svg>,
  );
}

/** A scene or an icon on the menu's hue. */
function drawn(card: DrawnCard, section: Section): string {
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: the picture stands in a card whose words say everything
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 320 220"
      className="plate deep"
      data-section={section}
    >
      <style
        dangerouslySetInnerHTML={{ __html: `<![CDATA[${tokens + kolamStyle + sceneStyle + style}]]>` }}
      />
      <KolamGround seed={card.link} />
      <Subject card={card} />
    </svg>,
  );
}

function Subject({ card }: { card: DrawnCard }) {
  if (card.iconType === "scene") return <Scene name={card.icon} />;
  return (
    <>
      <circle className="sun" cx="160" cy="122" r="64" />
      <svg x="124" y="86" width="72" height="72" aria-hidden="true">
        <Icon name={card.icon} />
      </svg>
    </>
  );
}
