import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, choices, email, longText, name, organization, text } from "#app/forms/engine/fields.ts";

const steps = ["A proof of concept", "A technical evaluation", "A talk on finance", "Another session"];
const reply = "A reply to what I wrote";

/** Feedback on a session of the programme. Only people who want to hear from us are asked for their name. */
export const bepFeedback = defineForm({
  id: "bep-feedback",
  kind: "record",
  leadType: "feedback",
  title: "Programme feedback",
  receipt: "feedback",
  subject: "Programme feedback: {session}",
  mailedTo: ["enterprise"],
  sends: "feedback",
  asksMarketing: false,
  keepMonths: 12,
  purpose: {
    en: "to improve the sessions of the Business Experience Programme and to arrange the next steps you ask for",
    hi: "बिज़नेस एक्सपीरियंस प्रोग्राम के सत्रों को बेहतर बनाना और आपके चुने हुए अगले क़दमों की व्यवस्था करना",
  },
  fields: {
    session: text({
      label: "Day and place of the session",
      hindi: "सत्र का दिन और स्थान",
      missing: "Enter the day and the place of the session",
      help: "Like 4 December, Bengaluru.",
    }),
    worth: choice({
      label: "Was it worth your time?",
      item: "whether it was worth your time",
      hindi: "सत्र आपके समय के योग्य था या नहीं",
      missing: "Choose whether it was worth your time",
      options: ["Yes", "Partly", "No"],
    }),
    level: choice({
      label: "How was the level?",
      item: "how the level was",
      hindi: "सत्र का स्तर",
      missing: "Choose how the level was",
      options: ["Too technical", "Right", "Too general"],
    }),
    learned: longText({
      label: "What did you see that you did not know before?",
      item: "what was new to you",
      hindi: "आपके लिए नई जानकारी",
      optional: true,
      max: 1000,
    }),
    missed: longText({
      label: "What was missing?",
      item: "what you missed",
      hindi: "सत्र में रही कमी",
      help: "Work you could not try; a cost, a limit or a difficulty that no one named.",
      optional: true,
      max: 1000,
    }),
    next: choices({
      label: "What should happen next?",
      item: "the next steps you wish",
      hindi: "आपके चुने हुए अगले क़दम",
      missing: "Choose what should happen next; it may be nothing",
      options: [...steps, reply, "Nothing for now"],
    }),
    name: name({ half: true, when: { field: "next", is: [...steps, reply] } }),
    email: email({ half: true, when: { field: "next", is: [...steps, reply] } }),
    organization: organization({ optional: true, when: { field: "next", is: [...steps, reply] } }),
  },
  submitLabel: "Send feedback",
  thanks: {
    heading: "Thank you, your feedback is with us",
    next: [
      "The people who planned and led the session read all of it, before the next one.",
      "If you asked for a next step or a reply, a person with a name gets in touch with you.",
      "Nothing is published, not as a quotation and not as a figure, unless you agree to exact words.",
    ],
  },
});
