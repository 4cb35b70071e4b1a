import { Resvg } from "@resvg/resvg-js";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrSvg } from "./qr-svg.ts";

test("a camera reads the encoded text from the picture", () => {
  const uri = "otpauth://totp/DTS:asha@dts.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=DTS";
  const drawn = new Resvg(qrSvg(uri), { background: "white", fitTo: { mode: "width", value: 400 } }).render();
  const { width, height } = drawn;
  expect(decodeQR({ width, height, data: new Uint8Array(drawn.pixels) })).toBe(uri);
});
