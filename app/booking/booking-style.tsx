import { useState } from "react";
import css from "./booking.css?inline";
import href from "./booking.css?url";

/** The styles of booking stand in the documents of its pages only; whoever comes by a link of the site gets them as a file. */
export function BookingStyle() {
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

const name = "booking";
