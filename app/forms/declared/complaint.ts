import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, email, longText, name, phone, text } from "#app/forms/engine/fields.ts";

/** A complaint with a ticket: acknowledged within 48 hours, decided within a month (Consumer Protection (E-Commerce) Rules, 2020). */
export const complaint = defineForm({
  id: "complaint",
  kind: "request",
  leadType: "complaint",
  title: "Complaint",
  subject: "Complaint: {about}",
  mailedTo: ["support", "general"],
  sends: "complaint",
  asksMarketing: false,
  purpose: {
    en: "to examine and decide your complaint about a reservation, an order, a repair or a service of ours",
    hi: "आरक्षण, ऑर्डर, मरम्मत या हमारी सेवा के बारे में आपकी शिकायत की जाँच करना और उस पर निर्णय देना",
  },
  fields: {
    about: choice({
      label: "What is it about?",
      item: "the subject of your complaint",
      hindi: "शिकायत का विषय",
      missing: "Choose what your complaint is about",
      as: "select",
      options: [
        "A reservation",
        "A launch-day token",
        "An order or delivery",
        "A repair or DCare",
        "Something else",
      ],
    }),
    number: text({
      label: "Reference, order or job number",
      hindi: "संदर्भ, ऑर्डर या जॉब नंबर",
      optional: true,
      max: 40,
      help: "So that we need not ask you for it.",
    }),
    message: longText({ label: "What happened, and what would put it right", hindi: "घटना और आपकी अपेक्षा" }),
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ optional: true, help: "If you would rather be called." }),
  },
  submitLabel: "Send complaint",
  thanks: {
    heading: "Your complaint has a ticket",
    next: [
      "The reference is your ticket number. Quote it to ask how far we are.",
      "Within 48 hours a person acknowledges the complaint, says who examines it and asks for what is missing.",
      "Within one month you get a decision in writing, with its reasons and what we will do. If we need a part or a maker’s answer, we tell you before then.",
      "If you disagree, the grievance officer looks again. The National Consumer Helpline, 1915, is open to you at any time.",
    ],
  },
});
