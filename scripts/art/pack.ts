import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";

/** Encodes a picture as 10-bit AVIF, with the best quality that fits the size limit. */
export function pack(png: string, avif: string, most: number): { bytes: number; level: number } {
  for (let level = 20; level <= 60; level += 3) {
    const quality = [
      "--min",
      "0",
      "--max",
      "63",
      "-a",
      "end-usage=q",
      "-a",
      `cq-level=${level}`,
      "-a",
      "tune=ssim",
    ];
    execFileSync("avifenc", ["-s", "4", "-j", "2", "-d", "10", "-y", "420", ...quality, png, avif], {
      stdio: "ignore",
    });
    const bytes = statSync(avif).size;
    if (bytes <= most) return { bytes, level };
  }
  throw new Error(`${avif} cannot be packed into ${most} bytes`);
}
