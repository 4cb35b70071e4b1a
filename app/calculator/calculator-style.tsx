import { useState } from "react";
import css from "./calculator.css?inline";
import href from "./calculator.css?url";

/**
 * The styles of the calculators stand in the documents of their pages only, after the site's own; whoever comes by a
 * link of the site gets them as a file.
 */
export function CalculatorStyle() {
  const [stands] = useState(
    () => import.meta.env.SSR || document.querySelector(`style[data-href="${name}"]`) !== null,
  );
  if (!stands) return <link rel="stylesheet" href={href} precedence={name} />;
  return (
    <style href={name} precedence={name}>
      {import.meta.env.SSR ? css : ""}
    </style>
  );
}

const name = "calculator";
