/** The views a picture is rendered in (a detail is cut), and the widths each is kept in: for phones, for desks, for fine displays. */
export const views = {
  wide: { width: 1440, height: 480, widths: [720, 1080, 1440] },
  tall: { width: 960, height: 864, widths: [480, 720, 960] },
  detail: { width: 600, height: 450, widths: [400, 600] },
} as const;

export type View = keyof typeof views;

/** The widest file that a phone gets, however fine its display: no more than 20 kB. */
export const mostOnPhones = 720;
