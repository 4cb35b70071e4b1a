/** The one button of a form; while sending it cannot be pressed again and shows that it works. */
export function SubmitButton({ label, sending }: { label: string; sending: boolean }) {
  return (
    <button type="submit" className="button" disabled={sending} aria-busy={sending || undefined}>
      {label}
    </button>
  );
}
