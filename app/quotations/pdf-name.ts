/** What the PDF of a quotation is called. */
export function pdfName({ number, version }: { number: string; version: number }): `${string}.pdf` {
  const name = `quotation-${number.replaceAll("/", "-")}`;
  return version === 1 ? `${name}.pdf` : `${name}-version-${version}.pdf`;
}
