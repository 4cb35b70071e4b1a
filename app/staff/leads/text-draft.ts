import { type RefObject, useEffect, useRef } from "react";
import { isYoung } from "#app/forms/device/expired.ts";
import { onDevice } from "#app/shell/device-storage.ts";

/** `after` is the newest entry of the conversation when the draft was begun. */
type Draft = { text: string; after: string; at: number };
type Entry = { id: string; text: string | null };

const prefixes = { note: "staffNote:", reply: "staffReply:" };
export type DraftKind = keyof typeof prefixes;

const keyOf = (kind: DraftKind, me: string, lead: string) => `${prefixes[kind]}${me}:${lead}`;

/** Whether this device has a draft. */
export function hasDraft(kind: DraftKind, me: string, lead: string): boolean {
  return read(keyOf(kind, me, lead)) !== undefined;
}

/**
 * Keeps a draft on this device, for this lead and this staff member, until the text is part of the conversation or a
 * week has passed: it survives an expired session, another page and a closed tab.
 * @param said newest first
 * @returns the initial text, and the handler for typing
 */
export function useTextDraft(
  kind: DraftKind,
  { lead, me }: { lead: string; me: string },
  said: readonly Entry[],
): { field: RefObject<HTMLTextAreaElement | null>; keep: () => void } {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useRef<Draft>(undefined);
  const key = keyOf(kind, me, lead);
  useEffect(() => {
    dropOld();
    draft.current = read(key);
    const area = field.current;
    if (area && draft.current && !area.value) area.value = draft.current.text;
  }, [key]);
  useEffect(() => {
    const written = draft.current;
    const area = field.current;
    if (!written || !area || !said.some((entry) => isStored(written, entry))) return;
    if (sameText(area.value) === sameText(written.text)) area.value = "";
    draft.current = undefined;
    // Another tab may have begun its own.
    if (sameText(read(key)?.text ?? "") === sameText(written.text))
      onDevice((device) => device.removeItem(key));
  }, [said, key]);
  const keep = () => {
    const text = field.current?.value ?? "";
    const after = draft.current?.after ?? said[0]?.id ?? "";
    draft.current = text.trim() ? { text, after, at: Date.now() } : undefined;
    const kept = draft.current && JSON.stringify(draft.current);
    onDevice((device) => (kept ? device.setItem(key, kept) : device.removeItem(key)));
  };
  return { field, keep };
}

/** Ids of a conversation grow with time. */
function isStored({ text, after }: Draft, { id, text: stored }: Entry): boolean {
  if (stored === null || id <= after) return false;
  return sameText(stored).replace(quotationBelow, "") === sameText(text);
}

/** The text that the site adds below a reply with a quotation: a line and the link. */
const quotationBelow = /\n\n[^\n]+\n\S+\/quotation\/[\w-]{44}$/;

/** Forms send line breaks as two characters. */
const sameText = (text: string) => text.replaceAll("\r\n", "\n").trim();

function read(key: string): Draft | undefined {
  return onDevice((device) => JSON.parse(device.getItem(key) ?? "null") as Draft | null) ?? undefined;
}

/** Deletes drafts about a person after a week, including those of other staff. */
function dropOld(): void {
  onDevice((device) => {
    const all = Object.values(prefixes);
    for (const key of Object.keys(device).filter((name) => all.some((prefix) => name.startsWith(prefix)))) {
      if (!isYoung(read(key)?.at ?? 0)) device.removeItem(key);
    }
  });
}
