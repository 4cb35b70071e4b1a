import { detailWidths } from "./detail-names.ts";
import { pictureFile, widthsOf } from "./picture-files.ts";
import { type PictureName, pictures } from "./picture-names.ts";
import { maxOnPhones, views } from "./picture-sizes.ts";

type Props = {
  name: PictureName;
  /** What it shows, including the words on its screens. */
  alt: string;
  /** Its small width, on a card or beside words. */
  width?: string;
  /** In the first window: fetched before everything else. */
  first?: boolean;
  /** Beside words: of a `broad` picture the view that is about square. */
  beside?: boolean;
};

/** A rendered picture, in the width that the window needs. On phones a `broad` one shows its other view. */
export function RenderedPicture({ name, alt, width, first = false, beside = false }: Props) {
  const { shape } = pictures[name];
  if (shape === "detail") return <Detail name={name} alt={alt} width={width} first={first} />;
  const isBroad = shape === "broad" && !width && !beside;
  const main = isBroad ? "wide" : "tall";
  const { tall } = views;
  // Beside words. A hero cuts it at its sides where the words are high, so that it is wider than its place.
  const half = first ? "max(36rem, 50vw)" : "50vw";
  return (
    <picture className="rendered">
      {isBroad && (
        <source
          media="(56rem <= width < 75rem) and (aspect-ratio < 11/10), (48rem <= width < 56rem) and (aspect-ratio < 4/5)"
          srcSet={pictureFile(name, `tall-${tall.width}.avif`)}
        />
      )}
      {!width && (
        <source
          media="(width < 48rem)"
          type="image/avif"
          srcSet={widthsOf(name, "tall", maxOnPhones)}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
      )}
      <img
        src={pictureFile(name, `${main}-${views[main].widths[1]}.avif`)}
        srcSet={widthsOf(name, main, width ? maxOnPhones : undefined)}
        sizes={width ?? (isBroad ? "100vw" : `(width >= 56rem) ${half}, 100vw`)}
        width={views[main].width}
        height={views[main].height}
        alt={alt}
        {...loading(first)}
      />
    </picture>
  );
}

/** Light enough for phones. A figure beside text is higher than its 4:3 and cuts its sides; a head shows it whole. */
function Detail({
  name,
  alt,
  first,
  width: shown = "(width >= 56rem) min(43rem, 52vw), 100vw",
}: Pick<Props, "name" | "alt" | "width" | "first">) {
  const { width, height } = views.detail;
  return (
    <span className="rendered">
      <img
        src={pictureFile(name, `detail-${detailWidths(name)[1]}.avif`)}
        srcSet={widthsOf(name, "detail")}
        sizes={shown}
        width={width}
        height={height}
        alt={alt}
        {...loading(first)}
      />
    </span>
  );
}

function loading(first = false) {
  return first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
}
