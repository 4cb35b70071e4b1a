/**
 * The submission id of a draft with its answers: the same in every tab and on every try, a different one if an answer
 * differs. If two versions of a draft ever share an id, the server refuses the later one, and the next try has a new
 * draft's id.
 */
export function submissionIdOf(draftId: string, answers: string): string {
  // FNV-1a, because pages over plain http lack the browser's own digests, and few answers share a draft.
  let hash = 0x811c9dc5;
  for (let at = 0; at < answers.length; at++) hash = Math.imul(hash ^ answers.charCodeAt(at), 0x01000193);
  return draftId.slice(0, -8) + (hash >>> 0).toString(16).padStart(8, "0");
}

/** Whether a submission was made from a draft; a draft's own id counts as well. */
export function isOfDraft(submissionId: string, draftId: string): boolean {
  return submissionId.slice(0, -8) === draftId.slice(0, -8);
}

/** A random UUID, also if `crypto.randomUUID` is missing because the page came over plain http. */
export function randomId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}
