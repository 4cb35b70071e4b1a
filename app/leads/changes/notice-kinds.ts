/** The kinds of notices about leads, in the order of the account page. Pure. */
export const noticeKinds = ["assigned", "mentioned", "answered", "step", "clock"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The labels of the kinds where staff choose mails. */
export const noticeNames: Record<NoticeKind, string> = {
  assigned: "A lead is assigned to me",
  mentioned: "A colleague mentions me in a note",
  answered: "A customer answers",
  step: "A next step is due",
  clock: "A clock is about to run out",
};

/** A notice as a sentence. @param actor the colleague who caused it; undefined for the visitor or the clock */
export function noticeSentence(kind: NoticeKind, actor: string | undefined): string {
  const who = actor ?? "The site";
  const sentences: Record<NoticeKind, string> = {
    assigned: `${who} assigned a lead to you`,
    mentioned: `${who} mentioned you in a note`,
    answered: "A customer answered",
    step: "A next step is due",
    clock: "A clock is about to run out",
  };
  return sentences[kind];
}
