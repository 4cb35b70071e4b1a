import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type Props = { action: string; label: string; query?: string };

/** A search that the server answers. */
export function SearchBox({ action, label, query }: Props) {
  return (
    <search>
      <form className="field" action={action}>
        <label htmlFor="q">{label}</label>
        <div className="actions">
          <input id="q" name="q" type="search" defaultValue={query} required />
          <Button>
            Search
            <Icon name="search" />
          </Button>
        </div>
      </form>
    </search>
  );
}
