/** The file name of a quotation's PDF. */
export function pdfName({ number, version }: { number: string; version: number }): `${string}.pdf` {
  const name = `quotation-${number.replaceAll("/", "-")}`;
  return version === 1 ? `${name}.pdf` : `${name}-version-${version}.pdf`;
}
