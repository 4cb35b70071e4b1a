import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, city, later, longText, name, reach, text } from "#app/forms/engine/fields.ts";

const orderTopics = ["An order or invoice", "A repair or DCare"];
const partnerTopic = "Working with us as a partner or supplier";

/** The general form: anyone, any subject, three required answers. The name is asked later, as an option. */
export const contact = defineForm({
  id: "contact",
  kind: "sales",
  leadType: "general",
  title: "Contact",
  receipt: "message",
  subject: "Question: {topic}",
  mailedTo: ["general"],
  purpose: {
    en: "to answer your question about our devices, services and orders",
    hi: "हमारे उपकरणों, सेवाओं और ऑर्डर के बारे में आपके प्रश्न का उत्तर देना",
  },
  presets: { "/contact-dts": { topic: partnerTopic } },
  fields: {
    ...reach(),
    topic: choice({
      label: "What is it about?",
      item: "the subject of your message",
      hindi: "संदेश का विषय",
      missing: "Choose what your message is about",
      as: "select",
      options: ["Buying devices", ...orderTopics, "Training", partnerTopic, "Something else"],
    }),
    number: text({
      label: "Order, repair or serial number",
      hindi: "ऑर्डर, मरम्मत या सीरियल नंबर",
      optional: true,
      max: 40,
      when: { field: "topic", is: orderTopics },
    }),
    message: longText({ label: "Your message", hindi: "आपका संदेश", rows: 3 }),
    name: later(name({ half: true })),
    city: later(city({ half: true })),
  },
  submitLabel: "Send message",
  thanks: {
    heading: "Thank you, your message is with us",
    next: [
      "Our front desk reads it today if it reaches us in office hours, otherwise on the next working day.",
      "The team for your subject answers by e-mail, or calls if you left a number.",
      "Quote the reference if you write again, so that we find your first message.",
    ],
    onward: { label: "Track an order or repair", to: "/order-tracking" },
  },
});
