/**
 * The widths at which a layout may change. Style sheets write them out, because CSS has no variables in media queries;
 * breakpoints.test.ts fails on any other. In rem, so that a larger text has the layout of a narrower window.
 */
export const breakpoints = {
  /** Below: text at twice its size on a phone. */
  largeText: "18rem",
  /** Below: the narrowest phones. */
  narrowPhone: "22.5rem",
  /** Below: phones. */
  phone: "40rem",
  /** From here: a map has its words. */
  smallTablet: "48rem",
  /** From here: columns, the picture of a head beside its words, and lists as tables. */
  tablet: "56rem",
  /** From here: the desktop, 992 px at the usual size of text. */
  desktop: "62rem",
  /** From here: everything side by side. */
  wide: "75rem",
};

/** The specification's widths of header and footer, to the pixel, and the same for larger text. */
export const specifiedWidths = ["991px", "61.9375em", "992px", "62em"];
