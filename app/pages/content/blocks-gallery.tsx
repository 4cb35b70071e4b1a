import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readContent } from "#app/content/read/reader.ts";
import { type DocumentFacts, pageMeta, unlistedFacts } from "#app/document/facts.ts";
import { pageSegments } from "#app/paint/page-segments.tsx";
import { PageView } from "#app/paint/page-view.tsx";
import { drawGallery } from "./gallery.tsx";
import { galleryBlocks } from "./gallery-blocks.ts";

/** `/_blocks`, in development only: every example of every block. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, problems } = readContent(process.cwd(), new Date());
  if (!content) throw new Error(`content/ must be mended first: ${problems.length} problems`);
  const facts = unlistedFacts(
    {
      path: "/_blocks",
      title: "Blocks",
      description: "Every block as it can look.",
      section: "enterprise",
    },
    [{ name: "Blocks" }],
  );
  const blocks = galleryBlocks(content);
  return { facts, segments: pageSegments({ request, context }, await drawGallery(blocks)) };
}

export const meta = ({ loaderData }: { loaderData?: { facts: DocumentFacts } }) =>
  pageMeta(loaderData?.facts);

export default function BlocksGallery() {
  const { facts, segments } = useLoaderData<typeof loader>();
  return <PageView path={facts.path} segments={segments} />;
}
