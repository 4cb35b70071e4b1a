import { Button } from "#app/ui/button.tsx";
import { useIsBusy } from "./use-is-busy.ts";

type Props<Act> = { act: Act; label: string; of: string };

/** A small button in a line of a list that posts `act`. `of` names the line for screen readers. */
export function StepButton<Act extends string>({ act, label, of }: Props<Act>) {
  const isBusy = useIsBusy();
  return (
    <Button name="act" value={act} look="plain" disabled={isBusy} aria-label={`${label}: ${of}`}>
      {label}
    </Button>
  );
}
