import { useLocation } from "react-router";
import type { DocumentFacts } from "./facts.ts";
import { linkPreview } from "./link-preview.ts";
import { useOrigin } from "./origin.ts";

/**
 * The data for search engines and link previews. Drawn by the server only. The structured data is included only at the
 * page's own address, not where a query merely sets figures or words.
 */
export function HeadForMachines({ facts }: { facts: DocumentFacts }) {
  const { siteUrl, brand, sharePicture, structuredData } = useOrigin();
  const { path, title, description, article, query = "" } = facts;
  const address = siteUrl + encodeURI(path) + query;
  const { search } = useLocation();
  const structured = search === query ? structuredData(facts) : "";
  return (
    <>
      {!facts.noindex && <link rel="canonical" href={address} />}
      <link rel="icon" href="/favicon.svg" />
      <link rel="manifest" href="/site.webmanifest" />
      {/^\/(blog.*)?$/.test(path) && (
        <>
          <link rel="alternate" type="application/rss+xml" title={`${brand}: RSS`} href="/blog.rss" />
          <link rel="alternate" type="application/atom+xml" title={`${brand}: Atom`} href="/blog.atom" />
        </>
      )}
      <meta property="og:type" content={article ? "article" : "website"} />
      {article?.published && <meta property="article:published_time" content={article.published} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
      {linkPreview({ brand, title, description, address, picture: siteUrl + sharePicture(path) }).map(
        ([property, content]) => (
          <meta property={property} content={content} key={property} />
        ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {structured && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />}
    </>
  );
}
