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
  role,
} from "#app/forms/engine/fields.ts";

/** A set of iPads on loan for one task of a business or a school. Adults only: schools ask here too. */
export const countOnIpad = defineForm({
  id: "count-on-ipad",
  kind: "sales",
  leadType: "enterprise",
  title: "iPad evaluation",
  receipt: "request for an iPad evaluation",
  subject: "iPad evaluation: {organization}, {devices} devices",
  mailedTo: ["enterprise", "education"],
  adultsOnly: true,
  sends: "request",
  purpose: {
    en: "to plan an evaluation of iPad with you, and to lend and take back the devices",
    hi: "आपके साथ iPad का मूल्यांकन तय करना, और उपकरण कुछ समय के लिए देना और वापस लेना",
  },
  fields: {
    kind: choice({
      label: "You ask for",
      item: "the kind of your organization",
      hindi: "संस्था का प्रकार",
      missing: "Choose whether you ask for a business or a school",
      as: "chips",
      options: ["A business", "A school or college"],
    }),
    ...reach(),
    task: longText({
      label: "The task",
      hindi: "कार्य",
      missing: "Enter the task that iPad should do",
      help: "One sentence, one task. Please leave out names of children and customers.",
      max: 1000,
      rows: 2,
    }),
    name: later(name({ half: true })),
    role: later(role({ label: "Your role", half: true })),
    organization: later(organization({ half: true })),
    city: later(city({ half: true })),
    people: later(
      number({
        label: "People who will do it",
        item: "number of people",
        hindi: "लोगों की संख्या",
        min: 1,
        max: 1000,
        half: true,
      }),
    ),
    devices: later(
      number({
        label: "iPads, about",
        item: "number of devices",
        hindi: "उपकरणों की संख्या",
        min: 1,
        max: 100,
        half: true,
      }),
    ),
    start: later(
      choice({
        label: "When would you begin?",
        item: "when you would begin",
        hindi: "आरंभ का समय",
        as: "chips",
        options: ["This month", "Within 3 months", "Later"],
      }),
    ),
    extras: later(
      choices({
        label: "What else is needed?",
        item: "accessories you need",
        hindi: "आवश्यक सहायक उपकरण",
        as: "chips",
        options: ["Apple Pencil", "Keyboard", "Rugged case", "Mobile data", "Our own management service"],
      }),
    ),
  },
  submitLabel: "Request an evaluation",
  thanks: {
    heading: "Thank you, your request is with us",
    next: [
      "The enterprise or the education team calls or writes within one working day and agrees with you on a task small enough to test.",
      "You get one page with number, dates, every cost, and who answers for damage.",
      "Devices leave our office once you have agreed to that page.",
    ],
    onward: { label: "See iPad at work in a session", to: "/enterprise/Bep" },
  },
});
