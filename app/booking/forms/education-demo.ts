import { defineForm } from "#app/forms/engine/define-form.ts";
import { city, email, name, number, phone, school, text, youAre } from "#app/forms/engine/fields.ts";

/** The free demo for schools, colleges and universities. Adults only, no child's data, no campaign reading. */
export const educationDemo = defineForm({
  id: "education-demo",
  kind: "sales",
  leadType: "education",
  title: "Education demo",
  subject: "Education demo: {organization}, {place}",
  mailedTo: ["education"],
  sends: "demo",
  adultsOnly: true,
  purpose: {
    en: "to keep your demo session on iPad and Mac, to prepare it and to remind you of it",
    hi: "iPad और Mac पर आपका डेमो सत्र तय करना, उसकी तैयारी करना और उसकी याद दिलाना",
  },
  fields: {
    name: name({ half: true }),
    email: email({ half: true }),
    organization: school(),
    role: youAre({
      options: ["Teacher", "Leader or administrator", "IT staff", "Parents’ representative"],
      formerly: { "Parents' representative": "Parents’ representative" },
    }),
    city: city({ half: true }),
    phone: phone({ optional: true, half: true }),
    people: number({
      label: "People who will come, about",
      item: "number of people who will come",
      hindi: "आने वाले लोगों की संख्या",
      optional: true,
      min: 1,
      max: 6,
      help: "At most six. For more, ask for a training day.",
      half: true,
    }),
    chapter: text({
      label: "Class, subject and chapter",
      hindi: "कक्षा, विषय और अध्याय",
      optional: true,
      half: true,
    }),
  },
  submitLabel: "Book this demo",
  thanks: {
    heading: "Your demo is booked",
    next: [
      "The person who will show the lesson writes to you beforehand if something is unclear.",
      "If something comes up, move or cancel. No reason needed, no charge.",
    ],
  },
});
