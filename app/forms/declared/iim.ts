import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  choices,
  city,
  email,
  later,
  longText,
  name,
  phone,
  text,
  youAre,
} from "#app/forms/engine/fields.ts";

/** Education terms for people of the Indian Institutes of Management. Adults only, no proof of identity by form. */
export const iim = defineForm({
  id: "iim",
  kind: "sales",
  leadType: "education",
  title: "IIM registration",
  subject: "IIM registration: {institute}, {role}",
  mailedTo: ["education"],
  adultsOnly: true,
  sends: "registration",
  purpose: {
    en: "to send you current education terms on Apple devices and to serve your order under them",
    hi: "Apple उपकरणों की वर्तमान शिक्षा दरें और शर्तें आपको भेजना और उनके अनुसार आपका ऑर्डर पूरा करना",
  },
  fields: {
    role: youAre({
      as: "chips",
      options: ["Student or participant", "Faculty", "Staff"],
    }),
    institute: text({
      label: "Institute",
      hindi: "संस्थान",
      missing: "Enter your institute, like IIM Bangalore",
      help: "Like IIM Bangalore.",
      half: true,
    }),
    name: name({ half: true }),
    email: email({ half: true, help: "The address of the institute if you have it already." }),
    phone: phone({ optional: true, half: true }),
    programme: later(
      text({
        label: "Programme or department",
        hindi: "पाठ्यक्रम या विभाग",
        half: true,
      }),
    ),
    city: later(city({ half: true })),
    products: later(
      choices({
        label: "Which devices?",
        item: "the devices you are interested in",
        hindi: "आपकी रुचि के उपकरण",
        as: "chips",
        options: ["MacBook Neo", "MacBook Air", "MacBook Pro", "iPad with Apple Pencil", "DCare"],
      }),
    ),
    start: later(
      choice({
        label: "When do you need it?",
        item: "when you need it",
        hindi: "आवश्यकता का समय",
        as: "chips",
        options: ["This month", "When the programme begins", "Only comparing"],
      }),
    ),
    message: later(
      longText({
        label: "Anything we should know",
        hindi: "अन्य जानकारी",
        help: "Please send no copy of an identity card here.",
        rows: 2,
      }),
    ),
  },
  submitLabel: "Register",
  thanks: {
    heading: "Thank you, you are registered",
    next: [
      "The education team sends you current terms within one working day, with GST and the date until which they are valid.",
      "When you order, we ask for an admission letter or a card. Cover every number that we do not need.",
      "This registration reserves nothing, and you owe nothing for it.",
    ],
    onward: { label: "Which device for which work", to: "/apple" },
  },
});
