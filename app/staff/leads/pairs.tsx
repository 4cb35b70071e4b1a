/** Facts as pairs of a name and a text. */
export function Pairs({ lines }: { lines: { label: string; text: string }[] }) {
  return (
    <dl className="pairs">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
