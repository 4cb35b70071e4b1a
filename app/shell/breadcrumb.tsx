/** A part of the current path; without `path` there is no page behind it, or it is the page itself. */
export type BreadcrumbItem = { name: string; path?: string };

/** The way from the home page to this one. It changes with the path, so it is drawn in the browser too. */
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
