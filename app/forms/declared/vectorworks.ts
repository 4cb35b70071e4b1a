import { defineForm } from "#app/forms/engine/define-form.ts";
import {
  choice,
  city,
  later,
  longText,
  name,
  number,
  organization,
  reach,
  text,
} from "#app/forms/engine/fields.ts";

const trial = "A trial with my own project";
const training = "Training";
const licences = "An offer for licences";
const advice = "Advice on the right Mac";

/** For people who design: a trial with their own project, a course, or licences. */
export const vectorworks = defineForm({
  id: "vectorworks",
  kind: "sales",
  leadType: "creators",
  title: "Vectorworks enquiry",
  receipt: "Vectorworks enquiry",
  subject: "Vectorworks: {wish}, {trade}",
  mailedTo: ["general"],
  purpose: {
    en: "to prepare your Vectorworks trial, training or offer and to discuss it with you",
    hi: "Vectorworks का आपका ट्रायल, प्रशिक्षण या प्रस्ताव तैयार करना और उस पर आपसे चर्चा करना",
  },
  presets: {
    "/vectorworks/Buildings": { trade: "Buildings and interiors" },
    "/vectorworks/Landscap": { trade: "Landscape" },
    "/vectorworks/Entertainments": { trade: "Stage and events" },
    "/vectorworks/Training": { wish: training },
  },
  links: {
    trial: { wish: trial },
    training: { wish: training },
    licences: { wish: licences },
    advice: { wish: advice },
  },
  fields: {
    wish: choice({
      label: "What would you like?",
      item: "what you would like",
      hindi: "आपका अनुरोध",
      missing: "Choose what you would like",
      as: "chips",
      options: [trial, training, licences, advice],
    }),
    trade: choice({
      label: "What do you design?",
      item: "your trade",
      hindi: "आपका क्षेत्र",
      missing: "Choose what you design",
      as: "select",
      options: [
        "Buildings and interiors",
        "Landscape",
        "Stage and events",
        "Teaching or studying",
        "Something else",
      ],
    }),
    ...reach(),
    message: longText({
      label: "What should be different afterwards?",
      item: "what you tell us about your project",
      hindi: "आपकी परियोजना का विवरण",
      optional: true,
      help: "One sentence is enough.",
      rows: 2,
    }),
    name: later(name({ half: true })),
    city: later(city({ half: true })),
    organization: later(organization({ label: "Studio or organization" })),
    course: later(
      choice({
        label: "Which course?",
        item: "the course",
        hindi: "प्रशिक्षण का विषय",
        options: [
          "First drawing",
          "Office template",
          "Architect in practice",
          "Exchange day",
          "Landmark in practice",
          "Spotlight in practice",
          "Rendering",
          "Not decided",
        ],
        when: { field: "wish", is: [training] },
      }),
    ),
    people: later(
      number({
        label: "People, about",
        item: "number of people",
        hindi: "लोगों की संख्या",
        min: 1,
        max: 5000,
        half: true,
      }),
    ),
    program: later(
      text({
        label: "Program you use today",
        hindi: "वर्तमान प्रोग्राम",
        half: true,
      }),
    ),
  },
  submitLabel: "Send enquiry",
  thanks: {
    heading: "Thank you, your Vectorworks enquiry is with us",
    next: [
      "The Vectorworks team reads it within one working day.",
      "You get an e-mail with questions about your project, or with dates and a price for them.",
      "Bring one finished project and one in progress; files stay on your machine.",
    ],
    onward: { label: "See the courses", to: "/vectorworks/Training" },
  },
});
