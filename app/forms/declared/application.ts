import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, city, email, longText, name, pdf, phone, text } from "#app/forms/engine/fields.ts";

/** An application for a role, with a CV. No mail carries the file; it waits in the workspace. */
export const application = defineForm({
  id: "application",
  kind: "application",
  leadType: "application",
  title: "Application",
  heading: "Apply for a role with us",
  subject: "Application: {team}, {city}",
  mailedTo: ["careers"],
  sends: "application",
  asksMarketing: false,
  keepMonths: 12,
  purpose: {
    en: "to decide on your application for work with us and to talk about it with you",
    hi: "हमारे यहाँ काम के लिए आपके आवेदन पर निर्णय लेना और उस पर आपसे बात करना",
  },
  parts: { team: "The work", name: "You", cv: "What you bring" },
  fields: {
    team: choice({
      label: "Team",
      hindi: "टीम",
      missing: "Choose a team",
      as: "select",
      options: ["Service", "Deployment", "Education", "Customers", "Internship", "Wherever I fit"],
    }),
    role: text({
      label: "Role and place",
      hindi: "पद और स्थान",
      optional: true,
      help: "As our list of roles names it, or in your own words.",
      max: 120,
    }),
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ optional: true, half: true }),
    city: city({ half: true }),
    cv: pdf({
      label: "Your CV",
      hindi: "आपका बायोडाटा",
      missing: "Choose your CV as a PDF",
      help: "One PDF of at most 5 MB. No photograph, date of birth, marital status or identity number, please.",
    }),
    words: longText({
      label: "What are you good at?",
      item: "what you are good at",
      hindi: "आपकी ख़ूबियाँ",
      missing: "Enter what you are good at; five sentences are enough",
      help: "Five sentences are enough. You may add what you need for the talk, such as a way in without steps or more time.",
    }),
  },
  submitLabel: "Send application",
  thanks: {
    heading: "Thank you, your application is with us",
    next: [
      "A person from the team reads it, not a program.",
      "If it fits, we propose half an hour by telephone or video.",
      "You get a yes or a no in any case. We never ask applicants for money or bank details.",
    ],
    onward: { label: "Read how we work", to: "/profile" },
  },
});
