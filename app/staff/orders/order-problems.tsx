/** The reasons why a form was not stored, one line each. */
export function OrderProblems({ problems }: { problems: readonly string[] | undefined }) {
  if (!problems || problems.length === 0) return null;
  return (
    <ul className="note" data-wrong role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
