import { content } from "#app/content/content.server.ts";

/** `/site.webmanifest`: name, colours and icons of an installed site. */
export function loader() {
  const { name, fullName, description } = content.site;
  const icon = (size: number, purpose: string) => ({
    src: `/icons/${purpose === "maskable" ? "maskable-" : ""}${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name: `${name}: ${fullName}`,
    short_name: name,
    description,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8" },
  });
}
