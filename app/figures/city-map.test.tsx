import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CityMap } from "./city-map.tsx";
import { type CityName, cityNamed, cityNames } from "./city-shores.ts";

function drawn(city: CityName): string {
  const { within } = cityNamed(city);
  const [east, north] = [(within.east[0] + within.east[1]) / 2, (within.north[0] + within.north[1]) / 2];
  return renderToStaticMarkup(<CityMap city={city} east={east} north={north} pin="our office" />);
}

test.each(cityNames)("the map of %s names itself, its pin and its water", (city) => {
  const { words, label } = cityNamed(city);
  expect(drawn(city)).toContain(`aria-label="Map of ${words}, with a pin at our office"`);
  expect(drawn(city)).toContain(label.text);
});

test("no two cities have the same land", () => {
  const lands = cityNames.map((city) => /class="dots" d="([^"]+)"/.exec(drawn(city))?.[1]);
  expect(new Set(lands).size).toBe(cityNames.length);
});
