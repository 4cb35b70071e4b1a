import { rupees } from "#app/calculator/rupees.ts";
import type { Configuration, Product } from "#app/content/schema/shop.schema.ts";
import type { Site } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { RenderedPicture } from "#app/figures/rendered-picture.tsx";
import { ScenePicture } from "#app/figures/scene-picture.tsx";
import { LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import { tiedWords } from "#app/values/tied.ts";
import { unbroken } from "#app/values/typography.ts";
import { choicePath, placeName, reservationsPage } from "./reservable.ts";

/** Links from reservable products to their choice of place. Server only. */
export function ProductChoice({
  products,
  problem,
  isMarked = false,
}: {
  products: readonly Product[];
  problem?: string | undefined;
  /** The page itself is marked as a sample: one label is enough if every product is one. */
  isMarked?: boolean | undefined;
}) {
  const areSamples = products.every(({ sample }) => sample);
  return (
    <div className="launches">
      <LookUpProblem sentence={problem} />
      {products.map(({ id, name, text, art, picture, sample, configurations }) => (
        <section className="sheet form-box product" key={id} aria-labelledby={id}>
          {picture ? (
            <RenderedPicture name={picture} alt="" width="(width >= 40rem) 19rem, 100vw" />
          ) : (
            art && <ScenePicture name={art} section="apple" />
          )}
          {sample && !(areSamples && isMarked) && <p className="pill">Sample</p>}
          <h2 id={id}>{name}</h2>
          <p className="soft">{text}</p>
          <ul className="pick">
            {configurations.map((configuration, at) => (
              <li key={configuration.id}>
                <a className="option" href={`${choicePath(configuration.id)}#tool`}>
                  <b>{unbroken(configuration.name)}</b>
                  <small>{priceText(configuration)}</small>
                  <span className={`button small${at > 0 ? " quiet" : ""}`}>Reserve</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A dated example price or nothing, never an offer. */
export function priceText({ example }: Pick<Configuration, "example">): string {
  if (!example) return "Price with the offer";
  return unbroken(`Example: ${rupees(example.price)} with GST, ${dayText(example.day)}`);
}

type PlacesProps = {
  product: Product;
  configuration: Configuration;
  /** Reserved pieces and waiting requests by place; undefined when storage does not answer. */
  demand: Map<string, { reserved: number; waiting: number }> | undefined;
  site: Pick<Site, "offices">;
};

/** Places for the chosen configuration, each with the present stock. Server only. */
export function PlaceChoice({ product, configuration, demand, site }: PlacesProps) {
  return (
    <div className="launches">
      <section className="sheet form-box" aria-labelledby="places">
        {product.sample && <p className="pill">Sample</p>}
        <h2
          id="places"
          dangerouslySetInnerHTML={tiedWords(`${product.name}, ${configuration.name}: where?`)}
        />
        <p className="soft">{priceText(configuration)}</p>
        {demand ? (
          <ul className="pick">
            {Object.entries(configuration.stock).map(([place, stock]) => (
              <li key={place}>
                <a className="option" href={`${choicePath(configuration.id, place)}#tool`}>
                  <b>{placeName(place, site)}</b>
                  <small>{stockText(stock, demand.get(place))}</small>
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <LookUpProblem sentence="The stock cannot be read right now. Please try again in a minute, or call the office." />
        )}
        <p>
          <a href={`${reservationsPage}#tool`}>Another product</a>
        </p>
      </section>
    </div>
  );
}

/** Pieces left and requests waiting, from the database. */
export function stockText(stock: number, demand: { reserved: number; waiting: number } | undefined): string {
  const left = Math.max(0, stock - (demand?.reserved ?? 0));
  const waiting = demand?.waiting ?? 0;
  if (left > 0 && waiting === 0)
    return left === 1 ? "One piece can be reserved" : `${left} pieces can be reserved`;
  if (waiting === 0) return "None left: you would be first on the waiting list";
  return `Waiting list: ${waiting} ${waiting === 1 ? "request" : "requests"} ahead of you`;
}
