import type { NoticeSubject } from "#app/forms/engine/notice.ts";
import { feedbackFields, feedbackId } from "./feedback.ts";

/** The subject of the feedback form's notice. There are no consent boxes: people respond of their own accord. */
export const feedbackNotice: NoticeSubject = {
  id: feedbackId,
  fields: feedbackFields,
  purpose: {
    en: "to learn from the event of 3 September 2025 and to arrange the next steps you ask for",
    hi: "3 सितंबर 2025 के कार्यक्रम से सीखना और आपके चुने हुए अगले क़दमों की व्यवस्था करना",
  },
  keepMonths: 12,
};
