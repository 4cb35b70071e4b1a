/** A note above a form with a restored draft: other people may use this device. */
export function DraftNote() {
  return (
    <p className="fine" role="status">
      What you typed here before is back; it was kept on this device only.{" "}
      <button type="reset" className="link">
        Clear it
      </button>
    </p>
  );
}
