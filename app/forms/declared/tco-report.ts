import { defineForm } from "#app/forms/engine/define-form.ts";
import { carried, email, name, organization } from "#app/forms/engine/fields.ts";
import type { Answers } from "#app/forms/engine/read-answers.ts";

/** "Send me this report": the visitor's own Mac and PC comparison, by e-mail. The result itself is shown without it. */
export const tcoReport = defineForm({
  id: "tco-report",
  kind: "sales",
  leadType: "enterprise",
  title: "Cost comparison by e-mail",
  subject: "Cost comparison by e-mail",
  mailedTo: ["enterprise"],
  sends: "report",
  purpose: {
    en: "to send you your comparison of Mac and PC costs and to answer your questions about it",
    hi: "Mac और PC की लागत की आपकी तुलना आपको भेजना और उसके बारे में आपके प्रश्नों का उत्तर देना",
  },
  fields: {
    name: name({ half: true }),
    organization: organization({ optional: true, half: true }),
    email: email({ label: "Work e-mail" }),
    report: carried({
      label: "The comparison",
      item: "the figures of your comparison",
      hindi: "आपकी तुलना के आँकड़े",
      missing: "Enter right figures where the calculator marks them, then ask again",
    }),
  },
  submitLabel: "Send me this report",
  visitorMail: (answers: Answers) => ({
    template: "tco-report",
    data: { report: String(answers.report) },
    subject: "Your Mac and PC cost comparison ({reference})",
  }),
  thanks: {
    heading: "We send you the report by e-mail",
    mailed: {
      goes: "It is a PDF: the result, every line, every figure with its source, and a link that opens your figures again.",
      stays:
        "No report goes out now: this address had three e-mails from us in the last 24 hours, or does not take our mails. Ask again tomorrow; the address of the calculator keeps your figures.",
      heading: "Your figures are with us",
    },
    next: [
      "We do not call you unless you reply.",
      "If you want a second pair of eyes, reply with your question; the enterprise team reads it.",
    ],
    onward: { label: "Book a call of 30 minutes", to: "/book-appointment?kind=enterprise-call" },
  },
});
