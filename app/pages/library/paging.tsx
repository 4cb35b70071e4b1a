type Props = {
  label: string;
  path: string;
  page: number;
  pages: number;
  query: string;
  /** What the next page holds. */
  next: string;
};

/** Links to the other pages of a list; the first has the URL without `?page=`. */
export function Paging({ label, path, page, pages, query, next }: Props) {
  if (pages === 1) return null;
  const to = (number: number) => {
    const search = new URLSearchParams(query ? { q: query } : {});
    if (number > 1) search.set("page", String(number));
    return path + (search.size > 0 ? `?${search}` : "");
  };
  return (
    <nav aria-label={label}>
      <ul className="choices paging">
        {Array.from({ length: pages }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <a
              href={to(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={to(page + 1)} rel="next">
              {next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
