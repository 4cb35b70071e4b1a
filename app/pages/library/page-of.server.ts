import { missing } from "#app/document/missing.server.ts";

export type PageOf<Item> = { items: Item[]; total: number; page: number; pages: number };

/**
 * The part of a list that `?page=` asks for.
 * A page beyond the last throws the 404 page; an invalid number is page 1.
 */
export function pageOf<Item>(all: Item[], url: URL, size: number): PageOf<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const asked = url.searchParams.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  if (page > pages) throw missing(url.pathname);
  const first = (page - 1) * size;
  return { items: all.slice(first, first + size), total: all.length, page, pages };
}
