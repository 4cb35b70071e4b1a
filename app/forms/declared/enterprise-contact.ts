import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  choices,
  city,
  gstin,
  later,
  longText,
  name,
  organization,
  reach,
  role,
} from "#app/forms/engine/fields.ts";

/** For companies: how to reply and the size of the fleet; details that prepare the first call are asked later. */
export const enterpriseContact = defineForm({
  id: "enterprise-contact",
  kind: "sales",
  leadType: "enterprise",
  title: "Enterprise enquiry",
  subject: "Enterprise enquiry: {organization}, {devices}",
  mailedTo: ["enterprise"],
  purpose: {
    en: "to prepare and discuss an offer of Apple devices and services for your company",
    hi: "आपकी कंपनी के लिए Apple उपकरणों और सेवाओं का प्रस्ताव तैयार करना और उस पर चर्चा करना",
  },
  fields: {
    ...reach({ label: "Work e-mail", missing: "Enter your work e-mail address or a phone number" }),
    devices: choice({
      label: "How many devices?",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Choose about how many devices you have in mind",
      as: "chips",
      options: ["Under 50", "50 to 499", "500 to 4,999", "5,000 or more"],
      formerly: {
        "50 to 500": "50 to 499",
        "500 to 5,000": "500 to 4,999",
        "More than 5,000": "5,000 or more",
      },
    }),
    message: longText({
      label: "What do you plan?",
      item: "what you plan",
      hindi: "आपकी योजना",
      optional: true,
      help: "One sentence is enough.",
      rows: 2,
    }),
    name: later(name({ half: true })),
    role: later(role({ half: true })),
    organization: later(organization({ label: "Company", half: true })),
    city: later(city({ half: true, help: "Where most of the devices will be used." })),
    needs: later(
      choices({
        label: "What do you need?",
        item: "what you need",
        hindi: "आपकी आवश्यकताएँ",
        as: "chips",
        options: [
          "Mac, iPad or iPhone",
          "Deployment and device management",
          "Leasing and refresh",
          "Meeting rooms, networking, security",
          "DCare and repairs",
          "Moving from Windows to Mac",
        ],
      }),
    ),
    timing: later(
      choice({
        label: "When do you want to begin?",
        item: "when you want to begin",
        hindi: "आरंभ का समय",
        as: "chips",
        options: ["This month", "Within 3 months", "Later", "Only looking"],
      }),
    ),
    gstin: later(gstin({ half: true, help: "For a quotation with input credit." })),
  },
  submitLabel: "Send enquiry",
  thanks: {
    heading: "Thank you, your enquiry is with our enterprise team",
    next: [
      "The enterprise team reads it within one working day.",
      "You get a call or an e-mail with the open questions and a proposed time to talk.",
      "After the talk you receive a written offer with prices and dates.",
    ],
    onward: { label: "Book a call of 30 minutes", to: "/book-appointment?kind=enterprise-call" },
  },
});
