import { bookingFormById } from "#app/booking/rules/booking-forms.ts";
import { feedbackNotice } from "#app/feedback/feedback-notice.ts";
import { forms } from "#app/forms/declared/forms.ts";
import type { NoticeSubject } from "#app/forms/engine/notice.ts";

/** Every form that collects personal data, by id: each has a notice. */
export const noticeSubjects: ReadonlyMap<string, NoticeSubject> = new Map<string, NoticeSubject>([
  ...forms,
  ...bookingFormById,
  [feedbackNotice.id, feedbackNotice],
]);
