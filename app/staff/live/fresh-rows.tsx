import { Button } from "#app/ui/button.tsx";

/** A note above a list that new rows wait, with the button that shows them. */
export function FreshRows({ fresh, show }: { fresh: number; show: () => void }) {
  return (
    <div className="fresh-rows" role="status">
      {fresh > 0 && (
        <Button type="button" look="quiet" onClick={show}>
          {fresh} new: show
        </Button>
      )}
    </div>
  );
}
