import { Button } from "#app/ui/button.tsx";
/** The customer's answer: one click accepts; declining takes two, because a scrolling thumb may hit the button. */
export function QuotationAnswer({ path, typed, seller }: { path: string; typed: string; seller: string }) {
  return (
    <div className="form-box">
      <form method="post" action={path} className="form" aria-label="Your answer">
        <h2>Your answer</h2>
        <label>
          A message to us (optional)
          <textarea name="words" rows={3} maxLength={1_000} defaultValue={typed} />
        </label>
        <p>
          Accepting tells {seller} to go ahead at these prices and terms. Nothing is paid here. An answer is
          given once.
        </p>
        <p className="actions">
          <Button name="answer" value="accepted">
            Accept the quotation
          </Button>
        </p>
        <details className="folded">
          <summary>Decline instead</summary>
          <Button look="quiet" name="answer" value="declined">
            Decline the quotation
          </Button>
        </details>
      </form>
    </div>
  );
}
