import type { Authored } from "#app/content/read/authored.ts";
import type { Problem, ValuePath } from "#app/content/read/source.ts";

type Fault = [ValuePath, string];

/** Reports launch days and products that are listed twice or name no office. */
export function shopProblems({ shop, site }: Authored): Problem[] {
  if (!shop || !site) return [];
  const { launches, products } = shop.value;
  const stores = site.value.offices.map(({ id }) => id);
  const known = (place: string, path: ValuePath, all: string[]): Fault[] =>
    all.includes(place) ? [] : [[path, `\`${place}\` is none of: ${all.join(", ")}`]];
  const faults = [
    ...twice(launches.map(({ id }, at) => [id, ["launches", at, "id"]])),
    ...launches.flatMap(({ days }, at) => [
      ...twice(days.map(({ store, day }, n) => [`${store} ${day}`, ["launches", at, "days", n, "day"]])),
      ...days.flatMap(({ store }, n) => known(store, ["launches", at, "days", n, "store"], stores)),
    ]),
    ...twice(products.map(({ id }, at) => [id, ["products", at, "id"]])),
    ...twice(
      products.flatMap(({ configurations }, at) =>
        configurations.map(({ id }, n): [string, ValuePath] => [
          id,
          ["products", at, "configurations", n, "id"],
        ]),
      ),
    ),
    ...products.flatMap(({ configurations }, at) =>
      configurations.flatMap(({ stock }, n) =>
        Object.keys(stock).flatMap((place) =>
          known(place, ["products", at, "configurations", n, "stock", place], [...stores, "delivery"]),
        ),
      ),
    ),
  ];
  return faults.map(([path, sentence]) => shop.source.problem(path, sentence));
}

function twice(named: [string, ValuePath][]): Fault[] {
  return named.flatMap(([name, path], at): Fault[] =>
    named.findIndex(([other]) => other === name) < at ? [[path, `\`${name}\` stands here twice`]] : [],
  );
}
