import { defineForm } from "#app/forms/engine/define-form.ts";
import { carried, consent, email, name, phone } from "#app/forms/engine/fields.ts";

/** A number in a launch-day queue. The page writes which queue; the receiver assigns the number. */
export const token = defineForm({
  id: "token",
  kind: "record",
  leadType: "retail",
  title: "Launch-day token",
  subject: "Launch-day token",
  mailedTo: ["general"],
  sends: "token",
  asksMarketing: false,
  keepMonths: 3,
  purpose: {
    en: "to keep your place in the queue of one launch day and to tell you when your turn is near",
    hi: "लॉन्च के दिन की कतार में आपका स्थान सुरक्षित रखना और आपकी बारी पास आने पर आपको सूचित करना",
  },
  fields: {
    choice: carried({ label: "Store and day", item: "store and day", hindi: "स्टोर और दिन" }),
    name: name({ half: true, help: "As on the identity document you will show." }),
    phone: phone({ half: true }),
    email: email({
      help: "The token goes to this address, and a message when about ten people are ahead of you.",
    }),
    early: consent({
      label: "Please call me earlier: I am older, have a disability, or expect a child. We ask for no proof.",
      item: "that you wish to be called earlier",
      hindi: "पहले बुलाए जाने की इच्छा",
      optional: true,
    }),
  },
  submitLabel: "Take a token",
  thanks: {
    heading: "Thank you for asking for a token",
    next: ["If your plans change, give the token back on its page."],
  },
});
