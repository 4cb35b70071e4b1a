import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { action: string; label: string; query: string };

/** A search that the server answers. */
export function SearchBox({ action, label, query }: Props) {
  return (
    <search>
      <form className="actions" action={action}>
        <input name="q" type="search" aria-label={label} placeholder={label} defaultValue={query} required />
        <Button>
          Search
          <Icon name="search" />
        </Button>
      </form>
    </search>
  );
}
