import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  choices,
  city,
  later,
  longText,
  name,
  number,
  organization,
  reach,
  youAre,
} from "#app/forms/engine/fields.ts";

const parent = "Parent or guardian";
const staff = ["Leader or administrator", "Teacher", "IT staff"];
const forStaff = { when: { field: "role", is: staff } };

/** For schools, universities and parents. Adults only, no child's data, no campaign reading. */
export const educationContact = defineForm({
  id: "education-contact",
  kind: "sales",
  leadType: "education",
  title: "Education enquiry",
  subject: "Education enquiry: {role}, {city}",
  mailedTo: ["education"],
  adultsOnly: true,
  purpose: {
    en: "to answer your enquiry about devices, training and programmes for schools, universities and families",
    hi: "विद्यालयों, विश्वविद्यालयों और परिवारों के लिए उपकरणों, प्रशिक्षण और कार्यक्रमों के बारे में आपके प्रश्न का उत्तर देना",
  },
  fields: {
    role: youAre({
      as: "chips",
      options: [...staff, parent],
    }),
    ...reach(),
    message: longText({
      label: "Your question",
      hindi: "आपका प्रश्न",
      optional: true,
      help: "One sentence is enough. Please leave out names, classes and birthdays of children.",
      rows: 2,
    }),
    name: later(name({ half: true })),
    city: later(city({ half: true })),
    organization: later(
      organization({
        label: "School or university",
        hindi: "विद्यालय या विश्वविद्यालय",
        ...forStaff,
      }),
    ),
    stage: later(
      choice({
        label: "Stage",
        hindi: "शिक्षा का स्तर",
        as: "chips",
        options: ["K12", "Higher education", "Both"],
        ...forStaff,
      }),
    ),
    learners: later(
      number({
        label: "Students, about",
        item: "number of students",
        hindi: "विद्यार्थियों की संख्या",
        min: 1,
        max: 500_000,
        half: true,
        ...forStaff,
      }),
    ),
    interests: later(
      choices({
        label: "What would you like to know more about?",
        item: "what you want to know more about",
        hindi: "आपकी रुचि के विषय",
        as: "chips",
        options: [
          "iPad or Mac for learning",
          "Parent-funded devices",
          "Enrolment and management",
          "Training for teachers",
          "DCare for schools",
          "A visit or demo",
        ],
      }),
    ),
  },
  submitLabel: "Send enquiry",
  thanks: {
    heading: "Thank you, your enquiry is with our education team",
    next: [
      "The education team, which works with schools, reads it within one working day.",
      "You get an e-mail with answers, or a proposed time for a free 30-minute demo session.",
      "Nothing is ordered or promised until you say so in writing.",
    ],
    onward: { label: "Book a free demo", to: "/book-a-demo-education" },
  },
});
