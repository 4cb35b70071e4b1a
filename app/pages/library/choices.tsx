/** One filter choice: a link, so it works without JavaScript. */
export type Choice = { name: string; to: string; count: number; current: boolean };

/** The row of links that filter a list. */
export function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="choices">
        {choices.map(({ name, to, count, current }) => (
          <li key={to}>
            <a href={to} aria-current={current ? "true" : undefined}>
              {name} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
