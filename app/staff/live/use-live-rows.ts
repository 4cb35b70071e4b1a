import { useState } from "react";
import { useLoaderData } from "react-router";
import { isNews } from "./live-round.ts";

/**
 * The rows of a list that changes while it is read: rows change in place and none moves. New ones wait until asked for.
 * @param list the address of the list; another list is shown as it is
 */
export function useLiveRows<Row extends { id: string }>(rows: Row[], list: string) {
  const isLive = isNews(useLoaderData());
  const [held, hold] = useState({ list, loaded: rows, shown: rows });
  if (held.loaded !== rows) {
    const isOwn = list !== held.list || !isLive || held.shown.length === 0;
    hold({ list, loaded: rows, shown: isOwn ? rows : inPlace(held.shown, rows) });
  }
  const known = new Set(held.shown.map(({ id }) => id));
  const end = rows.findLastIndex(({ id }) => known.has(id));
  const fresh = rows.slice(0, end < 0 ? rows.length : end).filter(({ id }) => !known.has(id)).length;
  return { rows: held.shown, fresh, showFresh: () => hold({ list, loaded: rows, shown: rows }) };
}

function inPlace<Row extends { id: string }>(shown: Row[], rows: Row[]): Row[] {
  const present = new Map(rows.map((row) => [row.id, row]));
  return shown.map((row) => present.get(row.id) ?? row);
}
