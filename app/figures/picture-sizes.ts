/**
 * The views in which a picture is rendered (a detail is cut), and the widths of each: for phones, for desks, for
 * high-resolution displays.
 */
export const views = {
  wide: { width: 1440, height: 480, widths: [720, 1080, 1440] },
  tall: { width: 960, height: 864, widths: [480, 720, 960] },
  detail: { width: 600, height: 450, widths: [400, 600] },
} as const;

export type View = keyof typeof views;

/** The widest file for phones, whatever their display: no more than 20 kB. */
export const maxOnPhones = 720;
