import { renderAsync } from "@resvg/resvg-js";
import type { Mark, ShareLook } from "#app/share/share-sources.tsx";
import type { Drawings } from "./release/drawings.ts";
import type { SiteFile } from "./release/site-file.ts";
import { coloursOf } from "./share/plate-svg.ts";

const day = "public, max-age=86400";

/** The site's icons, drawn from its mark: for tabs, home screens, and old programs that request /favicon.ico. */
export async function icons({ mark }: ShareLook, drawings: Drawings): Promise<SiteFile[]> {
  const ground = coloursOf("enterprise").hue ?? "";
  const round = iconSvg(mark, ground, { corner: 14, room: 9 });
  // Home screens crop the icon by up to a fifth at each side.
  const full = iconSvg(mark, ground, { corner: 0, room: 14 });
  const png = (path: string, svg: string, size: number) =>
    drawings.get("icons", path, [svg, size], () => draw(svg, size));
  const [small, touch, medium, large, maskable] = await Promise.all([
    drawings.get("icons", "/favicon.ico", [round, 32], async () => ico(await draw(round, 32), 32)),
    png("/apple-touch-icon.png", full, 180),
    png("/icons/192.png", round, 192),
    png("/icons/512.png", round, 512),
    png("/icons/maskable-512.png", full, 512),
  ]);
  return [
    { path: "/favicon.svg", type: "image/svg+xml; charset=utf-8", cache: day, body: Buffer.from(round) },
    { path: "/favicon.ico", type: "image/x-icon", cache: day, body: small },
    { path: "/apple-touch-icon.png", type: "image/png", cache: day, body: touch },
    { path: "/icons/192.png", type: "image/png", cache: day, body: medium },
    { path: "/icons/512.png", type: "image/png", cache: day, body: large },
    { path: "/icons/maskable-512.png", type: "image/png", cache: day, body: maskable },
  ];
}

type Shape = { corner: number; room: number };

/** The mark in white on a square of 64 units, `room` units from its edges. */
function iconSvg({ line, dots, reach }: Mark, ground: string, { corner, room }: Shape): string {
  const scale = (32 - room) / reach;
  const width = reach / 8;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ground}"/>` +
    `<g transform="translate(32 32)scale(${scale.toFixed(4)})" fill="none" stroke="#fff" stroke-linecap="round">` +
    `<path d="${line}" stroke-width="${width}"/><path d="${dots}" stroke-width="${1.6 * width}"/></g></svg>`
  );
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const image = await renderAsync(svg, { fitTo: { mode: "width", value: size } });
  return image.asPng();
}

/** An .ico file with one picture, a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
