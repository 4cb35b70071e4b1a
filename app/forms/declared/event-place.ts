import { defineForm } from "#app/forms/engine/define-form.ts";
import { carried, email, longText, name, number, organization, phone } from "#app/forms/engine/fields.ts";

/** Places in a session of a series. The page writes which session; the receiver stores the number of seats. */
export const eventPlace = defineForm({
  id: "event-place",
  kind: "service",
  leadType: "enterprise",
  title: "A place in a session",
  receipt: "request for a place",
  subject: "A place in a session",
  mailedTo: ["enterprise"],
  sends: "place",
  purpose: {
    en: "to keep your places in the session you chose and to send you its date, address or link",
    hi: "आपके चुने हुए सत्र में आपका स्थान सुरक्षित रखना और उसकी तारीख़, पता या लिंक आपको भेजना",
  },
  fields: {
    choice: carried({ label: "Session", item: "the session", hindi: "सत्र" }),
    name: name({ half: true }),
    email: email({ half: true, help: "The confirmation and the calendar file go to this address." }),
    organization: organization({ half: true }),
    phone: phone({ optional: true, half: true }),
    seats: number({
      label: "Places",
      item: "number of places",
      hindi: "स्थानों की संख्या",
      missing: "Enter how many of you come, from 1 to 10",
      min: 1,
      max: 10,
      half: true,
    }),
    message: longText({
      label: "A question for the session?",
      item: "your question for the session",
      hindi: "सत्र के लिए आपका प्रश्न",
      optional: true,
      max: 1000,
    }),
  },
  submitLabel: "Ask for the place",
  thanks: {
    heading: "Thank you, we have your request for a place",
    mailed: {
      goes: "We send an e-mail with the calendar file of the session to your address.",
      stays:
        "No e-mail brings the calendar file: this address had three from us in the last 24 hours, or does not take our mails.",
    },
    next: [
      "The enterprise team confirms the session, and sends the address or the link.",
      "If your plans change, answer that e-mail; the place then goes to someone else.",
    ],
    onward: { label: "Read our posts meanwhile", to: "/blog/category/enterprise" },
  },
});
