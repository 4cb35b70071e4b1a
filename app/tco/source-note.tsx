/** What the words beside the figures mean, with their dates. */
export function SourceNote() {
  return (
    <p className="fine">
      As of 21 November 2026. <b>Example</b>: a round number that stands there to be replaced.{" "}
      <b>Our estimate</b>: what we would enter for an office laptop without better knowledge, the same for
      both but for power. <b>Tax law</b>: 18 % on laptops (HSN 8471). <b>Study</b>: named beside the field,
      with who paid. <b>Yours</b>: you changed it. A blank field is not counted, and its line is left out on
      both sides.
    </p>
  );
}
