declare module "subset-font" {
  type Options = {
    targetFormat?: "woff2" | "woff" | "sfnt";
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  /** The glyphs of `text` out of a font, and the axes limited. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>;
  export default subsetFont;
}
