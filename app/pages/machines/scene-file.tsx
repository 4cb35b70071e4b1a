import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import sceneStyle from "#app/figures/scene.css?inline";
import { Scene } from "#app/figures/scene.tsx";
import { sceneNames } from "#app/figures/scene-names.ts";
import { SunIsUp } from "#app/figures/setting.tsx";
import dark from "#app/styles/dark.css?inline";
import tokens from "#app/styles/tokens.css?inline";
import { sections } from "#app/values/names.ts";
import typeface from "../../../.cache/font/scene-font.woff2?inline";

/** A picture cannot reach the font of the page. */
const face = `@font-face{font-family:Geist;font-weight:600;src:url(${typeface})}svg{font-family:Geist,Arial,sans-serif}`;

/** A picture, unlike a plate, is cut at its edge, so the rings round the sun fade before it. */
const fadingRays = {
  style: "svg.scene .rays{stroke:url(#rays)}#rays stop{stop-color:var(--thread)}",
  gradient:
    '<linearGradient id="rays" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="90"><stop stop-opacity="0"/><stop offset="1"/></linearGradient>',
};

/** `/scene/{section}/{name}.svg` and `/scene/{section}/deep-{name}.svg`: what `ScenePicture` shows. */
export function loader({ params }: LoaderFunctionArgs) {
  const [, deep, wanted] = /^(deep-)?([a-z-]+)\.svg$/.exec(params.file ?? "") ?? [];
  const name = sceneNames.find((known) => known === wanted);
  const section = sections.find((known) => known === params.section);
  if (!name || !section) throw new Response("There is no such picture.", { status: 404 });
  const className = deep ? "scene plate deep" : "scene plate";
  const style = `<style><![CDATA[${face}${tokens}${sceneStyle}@media(prefers-color-scheme:dark){${dark}}svg.scene.plate{background:none;border-radius:0}${fadingRays.style}]]></style>`;
  const picture = renderToStaticMarkup(
    <SunIsUp value={false}>
      <Scene name={name} />
    </SunIsUp>,
  )
    .replace(
      /class="scene"/,
      `xmlns="http://www.w3.org/2000/svg" class="${className}" data-section="${section}"`,
    )
    .replace(">", `>${style}${fadingRays.gradient}`);
  return new Response(picture, { headers: { "Content-Type": "image/svg+xml; charset=utf-8" } });
}
