import { encodeQR } from "qr";

/** A text as a QR code in SVG: black on white with its quiet zone, without style attributes. */
export function qrSvg(text: string): string {
  return encodeQR(text, "svg", { ecc: "medium", border: 4 });
}
