import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  carried,
  choice,
  choices,
  city,
  gstin,
  later,
  longText,
  name,
  number,
  organization,
  reach,
} from "#app/forms/engine/fields.ts";

/**
 * Apple Financial Services: the facts that a leasing company needs for an indication. No documents, no credit check.
 */
export const finance = defineForm({
  id: "finance",
  kind: "sales",
  leadType: "finance",
  title: "Rental enquiry",
  subject: "Rental enquiry: {organization}, {quantity} devices, {term}",
  mailedTo: ["enterprise"],
  purpose: {
    en: "to prepare an indication for renting Apple devices and to discuss it with you",
    hi: "Apple उपकरण किराये पर लेने का अनुमानित प्रस्ताव तैयार करना और उस पर आपसे चर्चा करना",
  },
  fields: {
    ...reach({ label: "Work e-mail", missing: "Enter your work e-mail address or a phone number" }),
    kinds: choices({
      label: "Which devices?",
      item: "the kinds of devices",
      hindi: "उपकरणों के प्रकार",
      missing: "Choose at least one kind of device",
      as: "chips",
      options: ["Mac", "iPad", "iPhone", "Displays and accessories"],
    }),
    quantity: number({
      label: "How many in all?",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Enter about how many devices you want to rent",
      min: 1,
      max: 100_000,
    }),
    message: longText({
      label: "Anything we should know",
      hindi: "अन्य जानकारी",
      optional: true,
      help: "One sentence is enough.",
      rows: 2,
    }),
    name: later(name({ half: true })),
    organization: later(organization({ label: "Company", half: true })),
    city: later(city({ half: true, help: "Where most of the devices will be used." })),
    gstin: later(gstin({ half: true, help: "For rental invoices with input credit." })),
    term: later(
      choice({
        label: "For how long?",
        item: "the term",
        hindi: "अवधि",
        as: "chips",
        options: ["24 months", "36 months", "48 months", "Not decided"],
      }),
    ),
    start: later(
      choice({
        label: "From when?",
        item: "when the rental should begin",
        hindi: "आरंभ का समय",
        as: "chips",
        options: ["This month", "Within 3 months", "Later", "Only looking"],
      }),
    ),
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
      "The enterprise team may ask about models, cover and delivery, and suggests a term.",
      "You receive an indication: a rental per device with every assumption in view.",
      "If you go on, your papers go to one leasing company, the one you agree to.",
    ],
    onward: { label: "Book a call of 30 minutes", to: "/book-appointment?kind=enterprise-call" },
  },
});
