/** A place: degrees east, degrees north. */
export type LonLat = readonly [east: number, north: number];

type City = {
  /** What the map shows besides the pin, in words. */
  words: string;
  /** Between which degrees a pin may lie, so that all around it is drawn. */
  within: { east: LonLat; north: LonLat };
  /** Where the land is bounded by the sea; without it land is everywhere. */
  land?: readonly (readonly LonLat[])[];
  /** Lakes, as closed shores. */
  lakes?: readonly (readonly LonLat[])[];
  /** Rivers, along their course. */
  rivers?: readonly (readonly LonLat[])[];
  /** The name of its water, and where it stands. */
  label: { text: string; at: LonLat };
};

/** The waters of the cities that can be drawn, true to about half a kilometre. */
export const cityShores = {
  bengaluru: {
    words: "Bengaluru with its lakes",
    within: { east: [77.56, 77.64], north: [12.94, 13.0] },
    lakes: [
      [
        [77.616, 12.986],
        [77.623, 12.988],
        [77.625, 12.98],
        [77.619, 12.977],
      ],
      [
        [77.645, 12.932],
        [77.655, 12.94],
        [77.668, 12.946],
        [77.683, 12.948],
        [77.681, 12.938],
        [77.668, 12.93],
        [77.654, 12.925],
      ],
      [
        [77.724, 12.953],
        [77.735, 12.956],
        [77.749, 12.946],
        [77.745, 12.934],
        [77.734, 12.937],
      ],
      [
        [77.582, 13.051],
        [77.591, 13.051],
        [77.593, 13.042],
        [77.583, 13.04],
      ],
      [
        [77.611, 12.911],
        [77.62, 12.913],
        [77.622, 12.902],
        [77.613, 12.899],
      ],
      [
        [77.722, 13.035],
        [77.737, 13.037],
        [77.739, 13.023],
        [77.725, 13.021],
      ],
    ],
    label: { text: "Bellandur Lake", at: [77.614, 12.9537] },
  },
  mumbai: {
    words: "Mumbai between the Arabian Sea and its harbour",
    within: { east: [72.8, 72.9], north: [18.9, 19.18] },
    land: [
      [
        [72.785, 19.31],
        [72.78, 19.23],
        [72.795, 19.19],
        [72.79, 19.14],
        [72.812, 19.135],
        [72.826, 19.1],
        [72.822, 19.07],
        [72.817, 19.044],
        [72.838, 19.04],
        [72.836, 19.026],
        [72.827, 19.016],
        [72.815, 19.024],
        [72.813, 18.998],
        [72.809, 18.982],
        [72.803, 18.97],
        [72.793, 18.946],
        [72.815, 18.956],
        [72.824, 18.944],
        [72.819, 18.926],
        [72.812, 18.907],
        [72.802, 18.893],
        [72.817, 18.893],
        [72.836, 18.922],
        [72.847, 18.937],
        [72.853, 18.965],
        [72.862, 19.0],
        [72.885, 19.012],
        [72.9, 19],
        [72.925, 19.003],
        [72.946, 19.03],
        [72.953, 19.06],
        [72.945, 19.1],
        [72.957, 19.15],
        [72.972, 19.185],
        [72.984, 19.22],
        [72.985, 19.31],
      ],
      [
        [73.4, 19.31],
        [72.992, 19.31],
        [72.992, 19.2],
        [72.985, 19.15],
        [72.99, 19.1],
        [72.985, 19.065],
        [73.003, 19.03],
        [73.022, 19.008],
        [73.05, 18.99],
        [73.01, 18.97],
        [72.985, 18.963],
        [72.945, 18.952],
        [72.95, 18.925],
        [72.928, 18.895],
        [72.912, 18.88],
        [72.935, 18.855],
        [72.95, 18.78],
        [73.4, 18.78],
      ],
      [
        [72.921, 18.965],
        [72.932, 18.974],
        [72.946, 18.964],
        [72.934, 18.955],
      ],
    ],
    label: { text: "Arabian Sea", at: [72.728, 18.8736] },
  },
  delhi: {
    words: "Delhi on the Yamuna",
    within: { east: [77.1, 77.32], north: [28.56, 28.68] },
    rivers: [
      [
        [77.21, 28.84],
        [77.216, 28.76],
        [77.232, 28.712],
        [77.238, 28.675],
        [77.25, 28.655],
        [77.254, 28.628],
        [77.268, 28.6],
        [77.283, 28.573],
        [77.311, 28.545],
        [77.345, 28.5],
        [77.37, 28.44],
      ],
    ],
    label: { text: "Yamuna", at: [77.265, 28.6485] },
  },
} satisfies Record<string, City>;

export type CityName = keyof typeof cityShores;

export const cityNames = Object.keys(cityShores) as CityName[];

export function cityNamed(name: CityName): City {
  return cityShores[name];
}
