import { Link } from "react-router";

type Props = { search: string; next: string | null | undefined; isFirst: boolean };

/**
 * Links to the first and next page of a search that can only be read forwards; nothing if one page holds all results.
 */
export function ForwardPages({ search, next, isFirst }: Props) {
  if (!next && isFirst) return null;
  return (
    <nav className="pages" aria-label="Pages of the list">
      {isFirst ? (
        <span>First page</span>
      ) : (
        <Link to={search ? `?${new URLSearchParams({ q: search })}` : "?"}>First page</Link>
      )}
      {next ? <Link to={next}>Next page</Link> : <span>Last page</span>}
    </nav>
  );
}
