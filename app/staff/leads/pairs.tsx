/** Facts as pairs of label and text. */
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
