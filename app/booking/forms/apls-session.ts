import { defineForm } from "#app/forms/engine/define-form.ts";
import { email, longText, name, phone, school, text } from "#app/forms/engine/fields.ts";

/** A coaching session with an Apple Professional Learning Specialist. Adults only, no child's data. */
export const aplsSession = defineForm({
  id: "apls-session",
  kind: "service",
  leadType: "education",
  title: "APLS session",
  subject: "APLS session: {organization}, {place}",
  mailedTo: ["education"],
  sends: "session",
  adultsOnly: true,
  purpose: {
    en: "to keep your coaching session (APLS), to prepare it and to remind you of it",
    hi: "आपका कोचिंग सत्र (APLS) तय करना, उसकी तैयारी करना और उसकी याद दिलाना",
  },
  fields: {
    name: name({ half: true }),
    email: email({ half: true }),
    organization: school(),
    subject: text({
      label: "Class and subject",
      hindi: "कक्षा और विषय",
      half: true,
    }),
    language: text({
      label: "Language you teach in",
      hindi: "पढ़ाने की भाषा",
      optional: true,
      half: true,
    }),
    phone: phone({ optional: true, half: true }),
    lesson: longText({
      label: "The lesson",
      hindi: "पाठ",
      help: "What students do in it and what you would like to see instead. Please leave out names of children.",
      optional: true,
      max: 1000,
    }),
  },
  submitLabel: "Book this session",
  thanks: {
    heading: "Your session is booked",
    next: [
      "The coach writes to you with the price for your place and programme; until then you owe nothing.",
      "If something comes up, move or cancel early: another teacher is waiting for the hour.",
    ],
  },
});
