import { type RefObject, useEffect, useRef } from "react";
import { isYoung } from "#app/forms/device/expired.ts";
import { onDevice } from "#app/shell/device-storage.ts";

/** `after` is the newest entry of the timeline when the writing began. */
type Draft = { text: string; after: string; at: number };
type Entry = { id: string; note: string | null };

const prefix = "staffNote:";

/**
 * Keeps a note that is being written on this device, for this lead and this member of staff, until it stands on the
 * timeline or a week has passed: it survives the end of a session, another page and a closed tab.
 * @param timeline newest first
 * @returns for the field, and what to do when somebody types
 */
export function useNoteDraft(
  lead: string,
  me: string,
  timeline: readonly Entry[],
): { field: RefObject<HTMLTextAreaElement | null>; keep: () => void } {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useRef<Draft>(undefined);
  const key = `${prefix}${me}:${lead}`;
  useEffect(() => {
    dropOld();
    draft.current = read(key);
    const area = field.current;
    if (area && draft.current && !area.value) area.value = draft.current.text;
  }, [key]);
  useEffect(() => {
    const written = draft.current;
    const area = field.current;
    if (!written || !area || !timeline.some((entry) => isStored(written, entry))) return;
    if (sameText(area.value) === sameText(written.text)) area.value = "";
    draft.current = undefined;
    onDevice((device) => device.removeItem(key));
  }, [timeline, key]);
  const keep = () => {
    const text = field.current?.value ?? "";
    const after = draft.current?.after ?? timeline[0]?.id ?? "";
    draft.current = text.trim() ? { text, after, at: Date.now() } : undefined;
    const kept = draft.current && JSON.stringify(draft.current);
    onDevice((device) => (kept ? device.setItem(key, kept) : device.removeItem(key)));
  };
  return { field, keep };
}

/** Ids of the timeline grow with time. */
function isStored({ text, after }: Draft, { id, note }: Entry): boolean {
  return note !== null && id > after && sameText(note) === sameText(text);
}

/** Forms send line breaks as two characters. */
const sameText = (text: string) => text.replaceAll("\r\n", "\n").trim();

function read(key: string): Draft | undefined {
  return onDevice((device) => JSON.parse(device.getItem(key) ?? "null") as Draft | null) ?? undefined;
}

/** Nothing that somebody began to write about a person stays on a device for longer than a week, whoever it was. */
function dropOld(): void {
  onDevice((device) => {
    for (const key of Object.keys(device).filter((name) => name.startsWith(prefix))) {
      if (!isYoung(read(key)?.at ?? 0)) device.removeItem(key);
    }
  });
}
