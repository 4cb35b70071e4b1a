/** The kinds of notices about leads, in the order of the account page. Pure. */
export const noticeKinds = ["assigned", "mentioned", "answered", "step", "clock"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What each is about, for the choice of mails. */
export const noticeNames: Record<NoticeKind, string> = {
  assigned: "A lead is assigned to me",
  mentioned: "A colleague mentions me in a note",
  answered: "A customer answers",
  step: "A next step is due",
  clock: "A clock is about to run out",
};

/** One notice as a sentence. @param actor the colleague who caused it; undefined: the visitor or the clock */
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
