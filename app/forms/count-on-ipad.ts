import { defineForm } from "./define-form.ts";
import { choice, choices, city, email, longText, name, number, organization, phone, role } from "./fields.ts";

/** A set of iPads on loan for one task of a business or a school. Adults only: schools ask here too. */
export const countOnIpad = defineForm({
  id: "count-on-ipad",
  leadType: "enterprise",
  title: "iPad evaluation",
  subject: "iPad evaluation: {organization}, {devices} devices",
  told: ["enterprise", "education"],
  adultsOnly: true,
  sends: "request",
  purpose: {
    en: "to plan an evaluation of iPad with you, and to lend and take back the devices",
    hi: "आपके साथ iPad का मूल्यांकन तय करना, और उपकरण देना तथा वापस लेना",
  },
  parts: { kind: "You and your team", task: "The evaluation" },
  fields: {
    kind: choice({
      label: "You ask for",
      item: "the kind of your organization",
      hindi: "संस्था का प्रकार",
      missing: "Choose whether you ask for a business or a school",
      options: ["A business", "A school or college"],
    }),
    organization: organization({ half: true }),
    role: role({ label: "Your role", optional: true, half: true }),
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ half: true }),
    city: city({ half: true }),
    task: longText({
      label: "The task",
      hindi: "कार्य",
      missing: "Enter the task that iPad should do",
      help: "One task, as small as you can make it. Please leave out names of children and customers.",
      max: 1000,
    }),
    people: number({
      label: "People who will do it",
      item: "number of people",
      hindi: "लोगों की संख्या",
      missing: "Enter how many people will work with it",
      min: 1,
      max: 1000,
      half: true,
    }),
    devices: number({
      label: "iPads, about",
      item: "number of devices",
      hindi: "उपकरणों की संख्या",
      missing: "Enter about how many iPads you would like",
      min: 1,
      max: 100,
      half: true,
    }),
    start: choice({
      label: "When would you begin?",
      item: "when you would begin",
      hindi: "आरंभ का समय",
      missing: "Choose when you would begin",
      options: ["This month", "Within 3 months", "Later"],
    }),
    extras: choices({
      label: "What else is needed?",
      item: "accessories you need",
      hindi: "आवश्यक सहायक उपकरण",
      optional: true,
      options: ["Apple Pencil", "Keyboard", "Rugged case", "Mobile data", "Our own management service"],
    }),
  },
  submitLabel: "Request an evaluation",
  thanks: {
    heading: "Thank you, your request is with us",
    next: [
      "We call you within one working day to make the task small enough to be decided.",
      "You get one page with number, dates, every cost, and who answers for damage.",
      "Devices leave our office once you have agreed to that page.",
    ],
  },
});
