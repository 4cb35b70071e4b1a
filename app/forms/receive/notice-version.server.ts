import { createHash } from "node:crypto";
import { type NoticeSite, type NoticeSubject, noticeTexts, noticeWording } from "#app/forms/engine/notice.ts";
import { noticeVersionOf } from "#app/leads/lead.ts";

export type NoticeVersion = {
  /** Short, sent with the form: `n-` and the first 12 characters of the hash. */
  version: string;
  /** SHA-256 of the wording in all its languages. */
  hash: string;
  wording: string;
};

const known = new WeakMap<NoticeSite, Map<string, NoticeVersion>>();

/** The present version of a form's notice, which changes with any word of it. */
export function noticeVersion(form: NoticeSubject, site: NoticeSite): NoticeVersion {
  const versions = known.get(site) ?? new Map<string, NoticeVersion>();
  known.set(site, versions);
  const found = versions.get(form.id);
  if (found) return found;
  const wording = noticeWording(noticeTexts(form, site));
  const hash = createHash("sha256").update(wording).digest("hex");
  const made = { version: noticeVersionOf(hash), hash, wording };
  versions.set(form.id, made);
  return made;
}
