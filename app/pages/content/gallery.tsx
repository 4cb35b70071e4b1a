import type { ReactNode } from "react";
import { drawBlock } from "#app/blocks/draw-block.tsx";
import type { GalleryBlock } from "./gallery-blocks.ts";
import { GalleryForm } from "./gallery-form.tsx";

/** Every block as it can look: for development, and for the tests that look at each example. */
export function drawGallery(blocks: GalleryBlock[]): Promise<ReactNode[]> {
  return Promise.all(blocks.map(drawExample));
}

async function drawExample({ kind, example, section, path, block }: GalleryBlock, at: number) {
  const island = <GalleryForm id={`sample-${at}`} />;
  return (
    <div data-section={section} data-example={path} key={path}>
      <div className="wrap">
        <p className="eyebrow">
          {kind}: {example}
        </p>
      </div>
      {await drawBlock(block, { path, section: "enterprise" }, island)}
    </div>
  );
}
