import type { ClaimsBlock } from "./claims.block.ts";

/** The company's own figures, large. */
export function Claims({ block }: { block: ClaimsBlock }) {
  return (
    <div className="block" id={block.id}>
      <ul className="wrap cells claims">
        {block.items.map(({ id, value, label }) => (
          <li key={id}>
            <b>{value}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
