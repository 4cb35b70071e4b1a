import { Button } from "#app/ui/button.tsx";

/** The quiet button at the end of a form of settings. */
export function SaveRow({ isBusy }: { isBusy: boolean }) {
  return (
    <p className="row">
      <Button look="quiet" disabled={isBusy}>
        Save
      </Button>
    </p>
  );
}
