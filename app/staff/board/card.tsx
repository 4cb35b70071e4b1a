import { Link } from "react-router";
import { DueMark } from "#app/staff/leads/due-mark.tsx";
import { leadAddress } from "#app/staff/leads/lead-query.ts";
import type { BoardCard } from "./board-card.ts";

type Props = { card: BoardCard; list: string; onMove: () => void; onDrag: () => void; onDragEnd: () => void };

/** A lead on the board. Without script "Move to" is a link to its page, which can do the same. */
export function Card({ card, list, onMove, onDrag, onDragEnd }: Props) {
  const to = leadAddress(card.id, list);
  return (
    <li className="board-card" draggable onDragStart={onDrag} onDragEnd={onDragEnd} data-card={card.id}>
      <Link to={to} draggable={false} data-card-link>
        {card.name}
      </Link>
      {card.about && <small>{card.about}</small>}
      {(card.value || card.due) && (
        <span className="board-facts">
          {card.value && <span className="amount">₹{card.value}</span>}
          {card.due && <DueMark due={card.due} />}
        </span>
      )}
      <span className="board-last">
        <span>{card.owner}</span>
        <Link
          to={to}
          draggable={false}
          aria-haspopup="dialog"
          aria-label={`Move to another state: ${card.name}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onMove();
          }}
        >
          Move to
        </Link>
      </span>
    </li>
  );
}
