import { useState } from "react";
import calculatorCss from "./calculator.css?inline";
import calculatorHref from "./calculator.css?url";

type Props = {
  name: string;
  /** The styles themselves, on the server; empty in the browser, which finds them in the document. */
  css: string;
  /** The same as a file. */
  href: string;
};

/**
 * Styles of a few pages. They stand in the documents of those pages, beside the site's own; whoever comes by a link of
 * the site gets them as a file before the page is shown.
 */
export function PageStyle({ name, css, href }: Props) {
  const [stands] = useState(
    () => import.meta.env.SSR || document.querySelector(`style[data-href="${name}"]`) !== null,
  );
  if (!stands) return <link rel="stylesheet" href={href} precedence={name} />;
  return (
    <style href={name} precedence={name}>
      {css}
    </style>
  );
}

/** What every calculator looks like. */
export function CalculatorStyle() {
  return <PageStyle name="calculator" css={import.meta.env.SSR ? calculatorCss : ""} href={calculatorHref} />;
}
