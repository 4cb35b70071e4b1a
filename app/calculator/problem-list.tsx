/** The errors to correct before there is a result, each linked to its field. */
export function ProblemList({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (
    <div role="status">
      <h2>Please check</h2>
      <ul>
        {Object.entries(errors).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
