import { data } from "react-router";

/** The `action` of an address that only answers reads. */
export function readOnly(): never {
  throw data(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}

/** The `loader` of an address that only takes what is sent to it. */
export function postOnly(): never {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
