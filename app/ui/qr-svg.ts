import { encodeQR } from "qr";

/** A text as a QR picture, black on white with its quiet border, as SVG that stands in a page without any style. */
export function qrSvg(text: string): string {
  return encodeQR(text, "svg", { ecc: "medium", border: 4 });
}
