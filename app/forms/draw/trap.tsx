import { useId } from "react";
import { trapName } from "#app/forms/engine/define-form.ts";

/** A field that people neither see nor reach; robots fill it in. */
export function Trap() {
  const id = useId();
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
