import type { ReactNode } from "react";
import { Kolam, KolamGround } from "#app/figures/kolam.tsx";
import { Scene } from "#app/figures/scene.tsx";
import { Actions } from "../actions.tsx";
import type { HeroBlock } from "./hero.schema.ts";

/**
 * The head of a page. On paper its scene stands on a plate of its own; on the other tones the whole hero is the plate
 * and the floor of the scene runs under the words. `children` stand below its words.
 */
export function Hero({ block, children }: { block: HeroBlock; children?: ReactNode }) {
  const { variant, tone, path } = block;
  const plate = tone === "night" ? "plate deep" : "plate";
  if (variant === "tool") {
    return (
      <section className="hero" id={block.id} data-variant="tool">
        <div className="wrap">
          <Words block={block}>{children}</Words>
          <Kolam seed={path} size={2} />
        </div>
      </section>
    );
  }
  if (tone === "paper") {
    return (
      <section className="hero" id={block.id} data-variant={variant}>
        <Words block={block}>{children}</Words>
        <div className="art plate deep">
          <KolamGround seed={path} />
          <Scene name={block.art} />
        </div>
      </section>
    );
  }
  return (
    <section className={`hero ${plate}`} id={block.id} data-variant={variant} data-tone={tone}>
      <KolamGround seed={path} />
      <Words block={block}>{children}</Words>
      <div className="art">
        <Scene name={block.art} />
      </div>
    </section>
  );
}

function Words({ block, children }: { block: HeroBlock; children: ReactNode }) {
  return (
    <div className="say">
      {block.label && <p className="pill">{block.label}</p>}
      {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
      <h1>{block.heading}</h1>
      <p className="lede" dangerouslySetInnerHTML={block.lede} />
      <Actions actions={block.actions} />
      {children}
    </div>
  );
}
