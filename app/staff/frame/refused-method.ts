import { data } from "react-router";

/** The `action` of an address that only supports reads. */
export function readOnly(): never {
  throw data(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}

/** The `loader` of an address that only supports posts. */
export function postOnly(): never {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}
