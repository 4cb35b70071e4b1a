import { renderBlock } from "#app/blocks/render-blocks.tsx";
import type { GalleryBlock } from "./gallery-blocks.ts";
import { GalleryForm } from "./gallery-form.tsx";

/** Every block as it can look: for development, and for the tests that look at each example. */
export function Gallery({ blocks }: { blocks: GalleryBlock[] }) {
  return blocks.map(({ kind, example, section, path, block }, at) => (
    <div data-section={section} data-example={path} key={path}>
      <div className="wrap">
        <p className="eyebrow">
          {kind}: {example}
        </p>
      </div>
      {renderBlock(block, { path, section: "enterprise", island: <GalleryForm id={`sample-${at}`} /> })}
    </div>
  ));
}
