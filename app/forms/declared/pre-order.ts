import { defineForm } from "#app/forms/engine/define-form.ts";
import { carried, choices, email, gstin, name, number, phone, pin, text } from "#app/forms/engine/fields.ts";

/** Most pieces that a person can reserve; for more, they send an enquiry. */
export const maxPieces = 5;

/** A request to reserve a product. The page writes product and place; the receiver decides whether pieces are left. */
export const reservationRequest = defineForm({
  id: "pre-order",
  kind: "sales",
  leadType: "retail",
  title: "Reservation request",
  subject: "Reservation request",
  mailedTo: ["general"],
  sends: "reservation",
  purpose: {
    en: "to reserve the product for you and to send you an offer for it",
    hi: "आपके लिए उत्पाद आरक्षित करना और आपको उसका प्रस्ताव भेजना",
  },
  fields: {
    choice: carried({
      label: "Product and place",
      item: "product, configuration and place",
      hindi: "उत्पाद, मॉडल और स्थान",
    }),
    quantity: number({
      label: "Pieces",
      hindi: "उत्पादों की संख्या",
      missing: "Enter how many pieces you would like",
      min: 1,
      max: maxPieces,
      half: true,
    }),
    alternative: text({
      label: "An alternative you would accept",
      hindi: "स्वीकार्य विकल्प",
      optional: true,
      half: true,
      help: "Another colour or memory can shorten the wait.",
    }),
    name: name({ half: true, help: "As on the identity document or the invoice." }),
    phone: phone({ half: true }),
    email: email({ help: "The offer goes to this address." }),
    pin: pin({
      label: "PIN code of the delivery address",
      missing: "Enter the PIN code of the delivery address",
      half: true,
      when: { field: "choice", part: "place", is: ["delivery"] },
    }),
    gstin: gstin({ optional: true, half: true, help: "If the invoice is for a business." }),
    extras: choices({
      label: "Should we prepare anything?",
      item: "what we should prepare",
      hindi: "अतिरिक्त सेवाएँ",
      optional: true,
      options: ["Trade-in of an old device", "DCare protection"],
    }),
  },
  submitLabel: "Ask for the reservation",
  thanks: {
    heading: "Thank you, your request is with us",
    next: [
      "When price, stock and date are certain, our front desk sends you an offer in writing. You pay nothing before you accept it.",
      "If you do nothing then, the reservation passes to the next person. No charge.",
    ],
  },
});
