import { defineForm } from "#app/forms/engine/define-form.ts";
import {
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
  told: ["education"],
  adultsOnly: true,
  sends: "request",
  purpose: {
    en: "to prepare a written offer of Apple devices on education terms and to discuss it with you",
    hi: "शिक्षा-शर्तों पर Apple उपकरणों का लिखित प्रस्ताव तैयार करना और उस पर आपसे चर्चा करना",
  },
  parts: { buyer: "Who buys", products: "What you need" },
  fields: {
    buyer: choice({
      label: "Who buys?",
      item: "who buys",
      hindi: "ख़रीदार कौन है",
      missing: "Choose who buys",
      options: [institution, staff, student, parent],
    }),
    organization: organization({
      label: "School, college or university",
      hindi: "विद्यालय, महाविद्यालय या विश्वविद्यालय",
      missing: "Enter the name of your school, college or university",
      when: { field: "buyer", is: [institution, staff, student] },
    }),
    gstin: gstin({
      optional: true,
      help: "If the institution has one.",
      when: { field: "buyer", is: [institution] },
    }),
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ optional: true, half: true }),
    city: city({ half: true }),
    products: choices({
      label: "Which products?",
      item: "the products you need",
      hindi: "आवश्यक उत्पाद",
      missing: "Choose at least one product",
      options: ["iPad", "MacBook", "iMac, Mac mini or Mac Studio", "Accessories", "DCare"],
    }),
    quantity: number({
      label: "How many in all?",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Enter about how many devices you need",
      min: 1,
      max: 100_000,
      half: true,
    }),
    start: choice({
      label: "When do you need them?",
      item: "when you need them",
      hindi: "आवश्यकता का समय",
      missing: "Choose when you need them",
      options: ["This month", "Within 3 months", "Next academic year", "Only comparing"],
    }),
    message: longText({
      label: "Models, accessories, questions",
      hindi: "मॉडल, सहायक उपकरण, प्रश्न",
      optional: true,
      help: "Please leave out names, classes and birthdays of children.",
    }),
  },
  submitLabel: "Ask for an offer",
  thanks: {
    heading: "Thank you, your request is with our education team",
    next: [
      "Someone from the education team reads it within one working day.",
      "With the offer we write which proof fits your case; answer that e-mail with it, numbers we do not need covered, or show it at our counter.",
      "You get a written offer with GST and delivery on separate lines, valid until a stated day.",
    ],
    onward: { label: "Which device for which work", to: "/apple" },
  },
});
