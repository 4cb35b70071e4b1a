import type { Site } from "#app/content/schema/site.schema.ts";
import { figurePath, figureReach } from "#app/figures/kolam-path.ts";
import { escapeHtml } from "#app/values/escape-html.ts";
import { callTo } from "#app/values/phone.ts";

/** The inline style of every plain page; its response's policy allows it by its hash. */
export const plainStyle = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#111217;--soft:#565a64;--line:#3438b8;--solid:#3438b8;--on:#fff;--kept:#e7e6fa}
*{box-sizing:border-box}
html{overflow:auto}
body{position:relative;margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template:auto 1fr auto/100%;overflow:clip;background:var(--paper);color:var(--ink);font:1.125rem/1.55 Geist,Arial,system-ui,sans-serif}
.brand,main{padding:1.5rem clamp(1.25rem,4vw,3rem)}
.brand{margin:0;font-weight:600;font-size:1.25rem;line-height:2.75rem}
main{align-self:center;max-width:43rem}
h1{margin:0 0 1.25rem;font-weight:600;font-size:clamp(2.25rem,1.6rem + 2.6vw,3.5rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance}
p{margin:0 0 1.25rem;color:var(--soft);text-wrap:pretty}
a{color:var(--ink);text-underline-offset:.2em}
a[href^="tel:"]{white-space:nowrap}
.brand,.brand a{color:inherit;text-decoration:none}
.kept{padding:1rem 1.25rem;border-radius:10px;background:var(--kept);color:var(--ink)}
button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:2rem;background:var(--solid);color:var(--on);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--line);outline-offset:3px}
svg{width:17rem;margin:0 -7rem -7rem auto;overflow:visible;fill:none;stroke:var(--line);stroke-width:2;stroke-linecap:round}
.dots{stroke:#f2a516;stroke-width:6}
@media(min-width:62rem){.brand,main{padding-inline:max(clamp(1.25rem,4vw,3rem),50vw - 600px)}main{box-sizing:content-box}svg{position:absolute;inset:50% -9rem auto auto;width:34rem;margin:0;translate:0 -50%}}
@media(min-width:90rem){svg{right:calc(50vw - 600px - 15rem)}}
@media(prefers-color-scheme:dark){:root{--paper:#0d0f1e;--ink:#f4f3ef;--soft:#b4b7c9;--line:#b9bbff;--solid:#b9bbff;--on:#0d0f1e;--kept:#262a5c}}
@media print{svg{display:none}}`;

type Plain = Pick<Site, "name" | "phone"> & {
  heading: string;
  /** HTML below the heading. */
  body: string;
  /** Whether its brand leads to the home page. */
  isOnline: boolean;
  /** The inline script; the policy allows it by its hash. */
  script?: string;
};

/** A page that needs no other file and no shell: for when the site is unreachable, or refuses the request. */
export function plainPage({ name, phone, heading, body, isOnline, script }: Plain): string {
  const brand = escapeHtml(name);
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} – ${brand}</title>
<style>${plainStyle}</style>
</head>
<body>
<p class="brand">${isOnline ? `<a href="/">${brand}</a>` : brand}</p>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
<p>Would you rather talk? <a href="${escapeHtml(callTo(phone))}">${escapeHtml(phone)}</a></p>
</main>
${kolam()}
${script ? `<script>${script}</script>\n` : ""}</body>
</html>
`;
}

const dots = 3;

function kolam(): string {
  const half = figureReach(dots) + 4;
  const figure = figurePath("plain", dots);
  return `<svg viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true"><path d="${figure.line}"/><path class="dots" d="${figure.dots}"/></svg>`;
}
