import { useState } from "react";
import { Link } from "react-router";
import { standingHtmlContext } from "#app/context.ts";
import { StaticHtml } from "#app/document/standing-html.tsx";
import type { Route } from "./+types/content-page";

export function loader({ request, context, params }: Route.LoaderArgs) {
  const html = `<h1>Page <b>${params["*"]}</b></h1><p>${"words ".repeat(20)}</p>`;
  if (new URL(request.url).pathname.endsWith(".data")) return { html };
  context.get(standingHtmlContext).set("s0", html);
  return { html: "" };
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const [n, setN] = useState(0);
  return (
    <>
      <StaticHtml id="s0" html={loaderData.html} />
      <input defaultValue="" />
      <button type="button" onClick={() => setN(n + 1)}>
        {n}
      </button>
      <Link to="/other">other</Link>
    </>
  );
}
