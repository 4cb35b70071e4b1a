type Props = { problem: string | undefined; done?: string | null | undefined };

/**
 * The outcome of the last post: its problem, or what was done. What was done comes from the page's address, so that a
 * reload for news keeps it.
 */
export function OutcomeNote({ problem, done }: Props) {
  if (problem)
    return (
      <p className="note" data-wrong role="alert">
        {problem}
      </p>
    );
  if (!done) return null;
  return (
    <p className="note" role="status" data-stays>
      {done}
    </p>
  );
}
