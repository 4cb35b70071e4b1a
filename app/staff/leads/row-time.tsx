import { istBrief, istDateTime } from "#app/dates/brief-time.ts";

/** When something was, as a row shows it. */
export function timeView(at: Date, now: Date) {
  return { text: istBrief(at, now), full: `${istDateTime(at)} IST`, iso: at.toISOString() };
}

export function timeCell({ text, full, iso }: ReturnType<typeof timeView>) {
  return (
    <time dateTime={iso} title={full}>
      {text}
    </time>
  );
}
