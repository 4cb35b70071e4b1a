import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, email, longText, name, phone, text } from "#app/forms/engine/fields.ts";

/** After a coverage check: what the register cannot settle by itself. */
export const coverageFollowUp = defineForm({
  id: "coverage-follow-up",
  kind: "service",
  leadType: "service",
  title: "Question about DCare coverage",
  subject: "DCare coverage: {wish}",
  mailedTo: ["support"],
  purpose: {
    en: "to clear up the DCare plan of your device and answer your question about it",
    hi: "आपके उपकरण की DCare योजना की जाँच करना और उसके बारे में आपके प्रश्न का उत्तर देना",
  },
  fields: {
    wish: choice({
      label: "What is it about?",
      item: "the subject of your question",
      hindi: "प्रश्न का विषय",
      missing: "Choose what your question is about",
      as: "select",
      options: [
        "The answer does not fit my certificate",
        "The device was exchanged in a repair",
        "I am the new holder of the device",
        "I would like to extend or renew the plan",
        "I would like an estimate for a repair",
        "A list of many devices",
      ],
    }),
    number: text({
      label: "Serial number or IMEI",
      hindi: "सीरियल नंबर या IMEI",
      half: true,
      max: 60,
      missing: "Enter the serial number or the IMEI",
      help: "For a list of devices: one of them.",
    }),
    certificate: text({
      label: "Certificate number",
      hindi: "प्रमाणपत्र संख्या",
      optional: true,
      half: true,
      max: 40,
    }),
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ optional: true, help: "If you would rather be called." }),
    message: longText({ label: "Anything we should know", hindi: "अन्य जानकारी", optional: true }),
  },
  submitLabel: "Send question",
  thanks: {
    heading: "Thank you, we are checking it",
    next: [
      "The service team compares the register with your certificate.",
      "You get the answer by e-mail: what is covered until when, or what is missing.",
      "If our register is wrong, we correct it, and the check then gives the right answer.",
    ],
    onward: { label: "Book a repair", to: "/book-appointment?kind=repair" },
  },
});
