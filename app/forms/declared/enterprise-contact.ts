import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  choices,
  city,
  email,
  gstin,
  longText,
  name,
  organization,
  phone,
  role,
} from "#app/forms/engine/fields.ts";

/** For companies: enough to bring the right specialist into the first call. */
export const enterpriseContact = defineForm({
  id: "enterprise-contact",
  kind: "sales",
  leadType: "enterprise",
  title: "Enterprise enquiry",
  subject: "Enterprise enquiry: {organization}, {devices}",
  told: ["enterprise"],
  purpose: {
    en: "to prepare and discuss an offer of Apple devices and services for your company",
    hi: "आपकी कंपनी के लिए Apple उपकरणों और सेवाओं का प्रस्ताव तैयार करना और उस पर चर्चा करना",
  },
  parts: { name: "You and your company", devices: "Your plans" },
  fields: {
    name: name({ half: true }),
    role: role({ optional: true, half: true }),
    email: email({ label: "Work e-mail", half: true }),
    phone: phone({ half: true }),
    organization: organization({ label: "Company", missing: "Enter the name of your company", half: true }),
    city: city({ half: true, help: "Where most of the devices will be used." }),
    devices: choice({
      label: "How many devices?",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Choose about how many devices you have in mind",
      options: ["Under 50", "50 to 499", "500 to 4,999", "5,000 or more"],
      formerly: {
        "50 to 500": "50 to 499",
        "500 to 5,000": "500 to 4,999",
        "More than 5,000": "5,000 or more",
      },
    }),
    needs: choices({
      label: "What do you need?",
      item: "what you need",
      hindi: "आपकी आवश्यकताएँ",
      missing: "Choose at least one thing you need",
      options: [
        "Mac, iPad or iPhone",
        "Deployment and device management",
        "Leasing and refresh",
        "DCare and repairs",
        "Moving from Windows to Mac",
        "Meeting rooms, networking, security",
      ],
    }),
    timing: choice({
      label: "When do you want to begin?",
      item: "when you want to begin",
      hindi: "आरंभ का समय",
      missing: "Choose when you want to begin",
      options: ["This month", "Within 3 months", "Later", "Only looking"],
    }),
    gstin: gstin({ optional: true, half: true, help: "For a quotation with input credit." }),
    message: longText({ label: "Anything we should know", hindi: "अन्य जानकारी", optional: true }),
  },
  submitLabel: "Send enquiry",
  thanks: {
    heading: "Thank you, your enquiry is with our enterprise team",
    next: [
      "A specialist for fleets of your size reads it within one working day.",
      "You get a call or an e-mail with the open questions and a proposed time to talk.",
      "After the talk you receive a written offer with prices and dates.",
    ],
    onward: { label: "Book a call of 30 minutes", to: "/book-appointment?kind=enterprise-call" },
  },
});
