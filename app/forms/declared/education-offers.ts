import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  choices,
  city,
  gstin,
  later,
  longText,
  name,
  number,
  pdfOrPicture,
  reach,
  school,
} from "#app/forms/engine/fields.ts";

const institution = "An institution";
const [staff, student, parent] = ["A teacher or staff", "A student in higher education", "A parent"];

/** A written offer on education terms. Parents ask without naming child or school. */
export const educationOffers = defineForm({
  id: "education-offers",
  kind: "sales",
  leadType: "education",
  title: "Education offer",
  receipt: "request for an education offer",
  subject: "Education offer: {buyer}, {quantity} devices, {city}",
  mailedTo: ["education"],
  adultsOnly: true,
  sends: "request",
  purpose: {
    en: "to prepare a written offer of Apple devices on education terms and to discuss it with you",
    hi: "शिक्षा दरों पर Apple उपकरणों का लिखित प्रस्ताव तैयार करना और उस पर आपसे चर्चा करना",
  },
  fields: {
    buyer: choice({
      label: "Who buys?",
      item: "who buys",
      hindi: "ख़रीदार का प्रकार",
      missing: "Choose who buys",
      as: "chips",
      options: [institution, staff, student, parent],
    }),
    ...reach(),
    products: choices({
      label: "Which products?",
      item: "the products you need",
      hindi: "आवश्यक उत्पाद",
      missing: "Choose at least one product",
      as: "chips",
      options: ["iPad", "MacBook", "iMac, Mac mini or Mac Studio", "Accessories", "DCare"],
    }),
    proof: pdfOrPicture({
      label: "Your proof",
      hindi: "आपका प्रमाण",
      item: "the proof you attach",
      optional: true,
      help: "A letter, valid card, admission letter or bonafide certificate: one PDF, JPEG or PNG of at most 5 MB. Cover numbers we do not need, and send no Aadhaar. It can also wait until the offer.",
      when: { field: "buyer", is: [institution, staff, student] },
    }),
    message: later(
      longText({
        label: "Models, accessories, questions",
        hindi: "मॉडल, सहायक उपकरण, प्रश्न",
        help: "Please leave out names, classes and birthdays of children.",
        rows: 3,
      }),
    ),
    name: later(name({ half: true })),
    city: later(city({ half: true })),
    organization: later(
      school({
        when: { field: "buyer", is: [institution, staff, student] },
      }),
    ),
    gstin: later(
      gstin({
        help: "If the institution has one.",
        when: { field: "buyer", is: [institution] },
      }),
    ),
    quantity: later(
      number({
        label: "How many in all?",
        item: "number of devices",
        hindi: "उपकरणों की संख्या",
        min: 1,
        max: 100_000,
        half: true,
      }),
    ),
    start: later(
      choice({
        label: "When do you need them?",
        item: "when you need them",
        hindi: "आवश्यकता का समय",
        as: "chips",
        options: ["This month", "Within 3 months", "Next academic year", "Only comparing"],
      }),
    ),
  },
  submitLabel: "Ask for an offer",
  thanks: {
    heading: "Thank you, your request is with our education team",
    next: [
      "The education team reads it within one working day.",
      "If your offer needs a proof that you have not attached, it says which one fits. Send it with your reply, or show it at our counter.",
      "You get a written offer with GST and delivery on separate lines, valid until a stated day.",
    ],
    onward: { label: "Which device for which work", to: "/apple" },
  },
});
