import { Icon } from "#app/ui/icon.tsx";

type Neighbour = { path: string; title: string };
type Props = { label: string; previous: Neighbour | undefined; next: Neighbour | undefined };

/** The ones before and after, in time. */
export function Neighbours({ label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="wrap neighbours" aria-label={label}>
      {previous && (
        <a href={previous.path} rel="prev">
          <small>
            <Icon name="back" />
            Before this
          </small>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <small>
            After this
            <Icon name="arrow" />
          </small>
          {next.title}
        </a>
      )}
    </nav>
  );
}
