import { defineForm } from "#app/forms/engine/define-form.ts";
import { email, longText, name, phone, text } from "#app/forms/engine/fields.ts";

/** Fields that only some kinds of appointment ask for. */
export const askedOfKinds: Readonly<Record<string, readonly string[]>> = {
  serial: ["repair", "battery"],
  job: ["hand-over"],
};

/** An appointment at the service counter or online. */
export const appointment = defineForm({
  id: "appointment",
  kind: "service",
  leadType: "service",
  title: "Service appointment",
  subject: "Appointment: {kind}, {place}",
  mailedTo: ["support"],
  sends: "appointment",
  purpose: {
    en: "to keep your appointment for repair, hand-over, set-up or advice, and to remind you of it",
    hi: "मरम्मत, सुपुर्दगी, सेट-अप या सलाह के लिए आपका अपॉइंटमेंट तय करना और उसकी याद दिलाना",
  },
  fields: {
    name: name({ half: true }),
    email: email({ half: true }),
    phone: phone({ half: true }),
    device: text({
      label: "Device",
      hindi: "उपकरण",
      optional: true,
      half: true,
    }),
    serial: text({
      label: "Serial number or IMEI",
      hindi: "सीरियल नंबर या IMEI",
      optional: true,
      max: 30,
      help: "On the device, its box or the invoice: it shows what is covered before you come.",
    }),
    job: text({
      label: "Job number",
      hindi: "जॉब नंबर",
      optional: true,
      max: 30,
      help: "On the receipt from the counter.",
    }),
    note: longText({
      label: "What should we know?",
      item: "what you tell us about it",
      hindi: "आपकी टिप्पणी",
      help: "The fault in your words, or what would help you on the day: a way without steps, more time, sign language.",
      optional: true,
      max: 1000,
    }),
  },
  submitLabel: "Book this time",
  thanks: {
    heading: "Your appointment is booked",
    next: ["If something comes up, move or cancel. No reason needed, no charge."],
  },
});
