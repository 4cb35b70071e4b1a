import { useEffect, useRef, useState } from "react";
import { data, Link, useRevalidator } from "react-router";
import { listStaff } from "#app/accounts/staff-members.server.ts";
import { readBoard } from "#app/leads/filter/board.server.ts";
import { defaultSort } from "#app/leads/filter/lead-sort.ts";
import { maxCounted } from "#app/leads/filter/max-counted.ts";
import { stateName, statesOf, statusesAfter } from "#app/leads/kinds.ts";
import { kinds, type Status } from "#app/leads/lead.ts";
import { listTags } from "#app/leads/tags/tags.server.ts";
import { listTeams } from "#app/leads/teams/teams.server.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { countText, sumText } from "#app/staff/leads/count-text.ts";
import { formChoices, formName } from "#app/staff/leads/form-names.server.ts";
import { listPath } from "#app/staff/leads/lead-address.ts";
import { leadChips } from "#app/staff/leads/lead-chips.ts";
import { LeadFilters } from "#app/staff/leads/lead-filters.tsx";
import { leadFilter, leadSearch, readLeadQuery, sortOf } from "#app/staff/leads/lead-query.ts";
import { changeStatusAsTyped } from "#app/staff/leads/lead-work.server.ts";
import { ownerFilter } from "#app/staff/leads/owner-filter.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/board";
import { boardPath } from "./board-address.ts";
import { type BoardCard, boardCard } from "./board-card.ts";
import { Card } from "./card.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useBoardKeys } from "./use-board-keys.ts";

export const meta = () => [{ title: "Board - Leads" }];

/**
 * The leads of a list by status. The kind decides the columns; the status in the address is the column shown on phones.
 */
export const loader = forStaff(async ({ services: { db, now }, viewer, url }) => {
  const query = readLeadQuery(url.searchParams);
  const { status: shown, at: _, ...conditions } = query;
  const kind = query.kind && query.kind !== "record" ? query.kind : "sales";
  const present = now();
  const filter = leadFilter({ ...conditions, kind }, viewer.id, present);
  const [columns, staff, teams, tags] = await Promise.all([
    readBoard(db, { filter, kind, sort: sortOf(query) ?? defaultSort }, viewer),
    listStaff(db),
    listTeams(db),
    listTags(db),
  ]);
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const whose = ownerFilter(viewer, staff, teams);
  const first = columns.find(({ status }) => status === shown) ?? columns[0];
  return {
    query,
    kind,
    kinds: kinds
      .filter((each) => each !== "record")
      .map((each) => ({ id: each, to: boardPath + leadSearch({ ...conditions, kind: each }) })),
    list: leadSearch({ ...conditions, ...(shown ? { status: shown } : {}) }),
    chips: leadChips(query, {
      formName,
      ownerName: whose.nameOf,
    }).map((chip) => ({ ...chip, without: chip.without.replace(listPath, boardPath) })),
    knownTags: tags.map(({ name }) => name),
    forms: formChoices,
    owners: whose.owners,
    teams: whose.teams,
    columns: columns.map(({ status, leads, hasMore, count, sum }) => {
      const own = leadSearch({ ...conditions, kind, status });
      return {
        status,
        name: stateName(kind, status),
        isShown: status === first?.status,
        count: countText(count),
        sum: sum ? sumText(sum) : "",
        at: boardPath + own,
        more: hasMore ? { to: listPath + own, text: moreText(count - leads.length, count) } : null,
        list: leadSearch({ ...conditions, kind, status, at: "board" }),
        cards: leads.map((lead) => boardCard(lead, names, present)),
      };
    }),
  };
});

/** If counting stopped at its limit, the number of further leads is unknown. */
function moreText(more: number, count: number): string {
  return count < maxCounted ? `${more} more in the list` : "More in the list";
}

export const action = forStaff(async (staff) => {
  const form = await posted(staff.asking.request);
  const lead = form.text("lead");
  const refusal = await changeStatusAsTyped(staff, form, lead);
  if (!refusal) return { done: lead };
  return data({ done: null, lead, ...refusal.answer }, { status: refusal.status });
});

type Moving = { card: BoardCard; to: Status };

export default function Board({ loaderData }: Route.ComponentProps) {
  const { columns, query, kind, list } = loaderData;
  const [moving, setMoving] = useState<Moving | null>(null);
  const dragged = useRef<BoardCard | null>(null);
  const [over, setOver] = useState<Status | null>(null);
  const { revalidate } = useRevalidator();
  const nextOf = (card: BoardCard) =>
    statusesAfter(kind, card.status).filter((each) => statesOf(kind).some(({ status }) => status === each));
  /** Opens the dialog of a move. Without a target, or one that the card cannot reach, it offers the possible ones. */
  const move = (card: BoardCard, to?: Status) => {
    const next = nextOf(card);
    const chosen = to && next.includes(to) ? to : next[0];
    if (chosen) setMoving({ card, to: chosen });
  };
  const takesDragged = (to: Status) => dragged.current !== null && nextOf(dragged.current).includes(to);
  const endDrag = () => {
    dragged.current = null;
    setOver(null);
  };
  const cards = columns.flatMap((column) => column.cards);
  const grid = useBoardKeys((id, way) => {
    const card = cards.find((each) => each.id === id);
    if (!card) return;
    const at = columns.findIndex(({ status }) => status === card.status);
    move(card, way === 0 ? undefined : columns[at + way]?.status);
  });
  // In its new column the card is a new element; nothing outside the open dialog can take the focus.
  const ended = useRef<string>(undefined);
  useEffect(() => {
    if (moving || !ended.current) return;
    grid.current?.querySelector<HTMLElement>(`[data-card="${ended.current}"] [data-card-link]`)?.focus();
    ended.current = undefined;
  }, [moving, grid]);
  return (
    <div className="board-screen">
      <div className="head">
        <h1>Board</h1>
        <nav className="choices" aria-label="Kind of work">
          {loaderData.kinds.map(({ id, to }) => (
            <Link to={to} key={id} aria-current={id === kind ? "page" : undefined}>
              {kindNames[id]}
            </Link>
          ))}
        </nav>
        <ButtonLink look="quiet" to={listPath + list}>
          As a list
        </ButtonLink>
      </div>
      <LeadFilters
        query={query}
        chips={loaderData.chips}
        forms={loaderData.forms}
        owners={loaderData.owners}
        teams={loaderData.teams}
        knownTags={loaderData.knownTags}
        path={boardPath}
      />
      <nav className="board-tabs" aria-label="Columns">
        {columns.map(({ status, name, count, at, isShown }) => (
          <Link to={at} key={status} aria-current={isShown ? "true" : undefined}>
            {name} {count}
          </Link>
        ))}
      </nav>
      <div className="board" ref={grid}>
        {columns.map((column) => (
          <section
            key={column.status}
            className="board-column"
            aria-label={column.name}
            data-shown={column.isShown || undefined}
            data-over={over === column.status || undefined}
            onDragEnter={() => setOver(takesDragged(column.status) ? column.status : null)}
            // Without `preventDefault` the browser allows no drop here.
            onDragOver={(event) => takesDragged(column.status) && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged.current) move(dragged.current, column.status);
              endDrag();
            }}
          >
            <h2>
              {column.name} <span className="count">{column.count}</span>
              {column.sum && <span className="count amount">{column.sum}</span>}
            </h2>
            <ul>
              {column.cards.map((card) => (
                <Card
                  key={card.id}
                  card={card}
                  list={column.list}
                  onMove={() => move(card)}
                  onDragEnd={endDrag}
                  onDrag={() => {
                    dragged.current = card;
                  }}
                />
              ))}
            </ul>
            {column.cards.length === 0 && <p className="none">None</p>}
            {column.more && <Link to={column.more.to}>{column.more.text}</Link>}
          </section>
        ))}
      </div>
      {moving && (
        <MoveDialog
          key={moving.card.id}
          // After a conflict the board is reloaded: shows the lead's present state.
          card={cards.find(({ id }) => id === moving.card.id) ?? moving.card}
          to={moving.to}
          kind={kind}
          onEnd={() => {
            ended.current = moving.card.id;
            setMoving(null);
          }}
          onConflict={revalidate}
        />
      )}
    </div>
  );
}

const kindNames = {
  sales: "Sales",
  service: "Service",
  request: "Requests",
  application: "Applications",
  record: "",
};
