// Read once: a client navigation may take it out of the head.
const inDocument = import.meta.env.SSR
  ? ""
  : document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content;

let read = () => inDocument ?? "";

/** The brand's name, for titles: on the server that of the shown content, in the browser that of the document. */
export function brand(): string {
  return read();
}

/** On the server: sets how the name is read. */
export function readBrandBy(reader: () => string): void {
  read = reader;
}
