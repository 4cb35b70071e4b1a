import { drawnFigure } from "../drawn-figure.tsx";
import type { ClaimsBlock } from "./claims.block.ts";

/** The company's own figures, each in one sentence with what it rests on. */
export function Claims({ block }: { block: ClaimsBlock }) {
  return (
    <div className="block" id={block.id}>
      <ul className="wrap claims">
        {block.items.map(({ id, value, label, basis }) => (
          <li key={id}>
            <b>{drawnFigure(value)}</b>{" "}
            <span>
              <strong>{label}</strong>
              {basis && ` ${basis}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
