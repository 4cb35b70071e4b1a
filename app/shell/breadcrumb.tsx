/** A part of the current path; without `path` it is not a page, or it is the present one. */
export type BreadcrumbItem = { name: string; path?: string };

/** The path from the home page to this one. It changes with the URL, so the browser renders it too. */
export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {items.map(({ name, path }, index) => (
          <li key={path ?? index}>
            {path && index < items.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
