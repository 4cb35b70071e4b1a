import { drawnFigure } from "../drawn-figure.tsx";
import type { ClaimsBlock } from "./claims.block.ts";

type Props = {
  block: ClaimsBlock;
  /** What is to be known of all of them. */
  note?: string | undefined;
};

/** Figures set large, each in one sentence with what it rests on. */
export function Claims({ block, note }: Props) {
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
      {note && (
        <div className="wrap">
          <p className="fine">{note}</p>
        </div>
      )}
    </div>
  );
}
