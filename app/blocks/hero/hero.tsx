import type { ReactNode } from "react";
import { Kolam, KolamGround } from "#app/figures/kolam.tsx";
import { ownKolam } from "#app/figures/own-kolam.ts";
import { Photo } from "#app/figures/photo.tsx";
import { pictures } from "#app/figures/picture-names.ts";
import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { Scene } from "#app/figures/scene.tsx";
import type { Section } from "#app/values/names.ts";
import { tiedWords } from "#app/values/tied.ts";
import { Actions } from "../actions.tsx";
import type { HeroBlock } from "./hero.block.ts";

type Props = {
  block: HeroBlock;
  /** The page's section, whose family its kolam belongs to. */
  section: Section;
  /** The content after its words. */
  below?: ReactNode;
};

/**
 * The head of a page. On paper its scene has a plate of its own; on the other tones the whole hero is the plate
 * and the floor of the scene runs under the words. A rendered picture or a photograph takes the scene's place.
 */
export function Hero({ block, section, below }: Props) {
  const { variant, tone, path, picture, photo } = block;
  const plate = tone === "night" ? "plate deep" : "plate";
  const isPictured = Boolean(photo ?? picture);
  // A detail stands whole on its plate; a scene is cut by the plate's edges or dissolves into it.
  const isWhole = !photo && picture !== undefined && pictures[picture.name].shape === "detail";
  const hero = `hero${isPictured ? " pictured" : ""}${isWhole ? " whole" : ""}`;
  if (variant === "tool") {
    return (
      <section className={hero} id={block.id} data-variant="tool">
        <div className="wrap">
          {!isPictured && <Kolam {...ownKolam(path, section)} />}
          <Words block={block} below={below} />
          {photo ? <Photo {...photo} /> : picture && <RenderedPicture {...picture} width="22rem" />}
        </div>
      </section>
    );
  }
  if (tone === "paper") {
    return (
      <section className={hero} id={block.id} data-variant={variant}>
        <Words block={block} below={below} />
        <div className="art plate deep">
          {!isPictured && <KolamGround seed={path} />}
          <Shown block={block} />
        </div>
      </section>
    );
  }
  return (
    <section className={`${hero} ${plate}`} id={block.id} data-variant={variant} data-tone={tone}>
      {!isPictured && <KolamGround seed={path} />}
      <Words block={block} below={below} />
      <div className="art">
        <Shown block={block} />
      </div>
    </section>
  );
}

function Shown({ block: { art, picture, photo, variant } }: { block: HeroBlock }) {
  if (photo) return <Photo {...photo} first />;
  return picture ? (
    <RenderedPicture {...picture} first beside={variant !== "statement"} />
  ) : (
    <Scene name={art} />
  );
}

function Words({ block, below }: { block: HeroBlock; below: ReactNode }) {
  return (
    <div className="say">
      <Labels eyebrow={block.eyebrow} label={block.label} />
      <h1 dangerouslySetInnerHTML={tiedWords(block.heading)} />
      <p className="lede" dangerouslySetInnerHTML={block.lede} />
      <Actions actions={block.actions} />
      {block.proof && (
        <p className="fine" dangerouslySetInnerHTML={{ __html: inFacts(block.proof.__html) }} />
      )}
      {below}
    </div>
  );
}

function Labels({ eyebrow, label }: Pick<HeroBlock, "eyebrow" | "label">) {
  if (!eyebrow) return label && <p className="pill">{label}</p>;
  return (
    <p className="eyebrow">
      {eyebrow}
      {label && (
        <>
          {" "}
          <span className="pill">{label}</span>
        </>
      )}
    </p>
  );
}

/** Each fact keeps the dot before it: a line begins with a fact, and none ends with a dot. */
function inFacts(html: string): string {
  const facts = html.split(/\s·\s/);
  return facts.length === 1 ? html : facts.map((fact) => `<span class="fact">${fact}</span>`).join(" ");
}
