import { feedbackNotice } from "#app/forms/feedback/feedback-notice.ts";
import { forms } from "#app/forms/index.ts";
import type { NoticeSubject } from "#app/forms/notice.ts";
import { bookingFormById } from "./booking-forms.ts";

/** Every form that collects something, by its id: each has a notice. */
export const noticeSubjects: ReadonlyMap<string, NoticeSubject> = new Map<string, NoticeSubject>([
  ...forms,
  ...bookingFormById,
  [feedbackNotice.id, feedbackNotice],
]);
