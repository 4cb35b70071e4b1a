type Previewed = { brand: string; title: string; description: string; address: string; picture: string };

/** The link preview of a page, as property and content; the picture is 1200 x 630. */
export function linkPreview({ brand, title, description, address, picture }: Previewed): [string, string][] {
  return [
    ["og:site_name", brand],
    ["og:title", title],
    ["og:description", description],
    ["og:url", address],
    ["og:locale", "en_IN"],
    ["og:image", picture],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", title],
  ];
}
