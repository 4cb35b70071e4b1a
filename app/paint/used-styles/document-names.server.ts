const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const attribute = /([\w:-]+)="([^"]*)"/g;
const childless = new Set(["br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/**
 * The tags, classes, ids and attributes of the visible part of a document: without closed popovers (the bar's own list
 * is one on narrow screens only), and of closed details only the summary, unless wide windows show them whole (`data-wide`).
 * @param html as React writes it: every tag closed, every value in double quotes
 */
export function visibleNames(html: string): Set<string> {
  const names = new Set<string>();
  let hidden = 0;
  let isClosed = false;
  for (const [, closing, name = "", attributes = "", selfClosing] of html.matchAll(tag)) {
    if (hidden > 0) {
      if (closing) hidden -= 1;
      else if (!selfClosing && !childless.has(name)) hidden += 1;
      continue;
    }
    if (closing) {
      if (name === "summary" && isClosed) hidden = 1;
      continue;
    }
    if (isClosedPopover(attributes)) {
      hidden = 1;
      continue;
    }
    names.add(name);
    if (name === "details") isClosed = !/ (open|data-wide)=/.test(attributes);
    for (const [, written = "", value = ""] of attributes.matchAll(attribute)) {
      const key = written.toLowerCase();
      names.add(`[${key}]`);
      if (key === "class") for (const word of value.split(" ")) names.add(`.${word}`);
      else if (key === "id") names.add(`#${value}`);
      else names.add(`${key}=${value}`);
    }
  }
  return names;
}

function isClosedPopover(attributes: string): boolean {
  return attributes.includes(" popover=") && !attributes.includes('id="menu"');
}
