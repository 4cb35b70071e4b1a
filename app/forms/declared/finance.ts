import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  carried,
  choice,
  choices,
  city,
  email,
  gstin,
  longText,
  name,
  number,
  organization,
  phone,
} from "#app/forms/engine/fields.ts";

/** Apple Financial Services: what a leasing company has to know for an indication. No papers, no credit check. */
export const finance = defineForm({
  id: "finance",
  kind: "sales",
  leadType: "finance",
  title: "Rental enquiry",
  subject: "Rental enquiry: {organization}, {quantity} devices, {term}",
  told: ["enterprise"],
  purpose: {
    en: "to prepare an indication for renting Apple devices and to discuss it with you",
    hi: "Apple उपकरण किराये पर लेने का सांकेतिक प्रस्ताव तैयार करना और उस पर आपसे चर्चा करना",
  },
  parts: { name: "You and your company", kinds: "What you want to rent" },
  fields: {
    name: name({ half: true }),
    organization: organization({ label: "Company", missing: "Enter the name of your company", half: true }),
    email: email({ label: "Work e-mail", half: true }),
    phone: phone({ half: true }),
    city: city({ half: true, help: "Where most of the devices will be used." }),
    gstin: gstin({ optional: true, half: true, help: "For rental invoices with input credit." }),
    kinds: choices({
      label: "Which devices?",
      item: "the kinds of devices",
      hindi: "उपकरणों के प्रकार",
      missing: "Choose at least one kind of device",
      options: ["Mac", "iPad", "iPhone", "Displays and accessories"],
    }),
    quantity: number({
      label: "How many in all?",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Enter about how many devices you want to rent",
      min: 1,
      max: 100_000,
      half: true,
    }),
    term: choice({
      label: "For how long?",
      item: "the term",
      hindi: "अवधि",
      missing: "Choose a term; it can still change",
      options: ["24 months", "36 months", "48 months", "Not decided"],
    }),
    start: choice({
      label: "From when?",
      item: "when the rental should begin",
      hindi: "आरंभ का समय",
      missing: "Choose when the rental should begin",
      options: ["This month", "Within 3 months", "Later", "Only looking"],
    }),
    message: longText({ label: "Anything we should know", hindi: "अन्य जानकारी", optional: true }),
    calculation: carried({
      label: "Your calculation",
      item: "the figures of your rental calculation",
      hindi: "किराये की आपकी गणना के आँकड़े",
      optional: true,
    }),
  },
  submitLabel: "Send enquiry",
  thanks: {
    heading: "Thank you, your rental enquiry is with us",
    next: [
      "We may ask about models, cover and delivery, and suggest a term.",
      "You receive an indication: a rental per device with every assumption in view.",
      "Papers travel to a leasing company only if you want to go on, and only to the one you agree to.",
    ],
    onward: { label: "Book a call of 30 minutes", to: "/book-appointment?kind=enterprise-call" },
  },
});
