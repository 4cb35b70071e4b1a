import { Button } from "#app/ui/button.tsx";

/** The secondary button at the end of a settings form. */
export function SaveRow({ isBusy }: { isBusy: boolean }) {
  return (
    <p className="row">
      <Button look="quiet" disabled={isBusy}>
        Save
      </Button>
    </p>
  );
}
