import type { ClaimsBlock } from "./claims.block.ts";

/** The company's own figures, large. */
export function Claims({ block }: { block: ClaimsBlock }) {
  return (
    <div className="block" id={block.id}>
      <ul className="wrap claims">
        {block.items.map(({ id, value, label }) => (
          <li key={id}>
            <b>{drawn(value)}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number large, its words small beside it. */
function drawn(value: string) {
  return value.split(/([a-z][a-z ]*)/i).map((part, at) => (at % 2 ? <small key={part}>{part}</small> : part));
}
