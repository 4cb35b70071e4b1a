import type { Action } from "#app/values/values.schema.ts";

/** A row of buttons; the first is the primary one. */
export function Actions({ actions }: { actions: Action[] }) {
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map(({ label, to }, at) => (
        <a
          className={at === 0 ? "button" : "button quiet"}
          href={to}
          data-scroll-to={to.startsWith("#") || undefined}
          key={to}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
