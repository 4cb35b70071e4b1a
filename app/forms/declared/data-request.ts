import { defineForm } from "#app/forms/engine/define-form.ts";
import { choice, consent, email, longText } from "#app/forms/engine/fields.ts";

/** A request about one's own data. The answer is the same whether or not we hold any: a link, by mail. */
export const dataRequest = defineForm({
  id: "data-request",
  kind: "request",
  leadType: "privacy",
  title: "Data request",
  subject: "Data request: {wish}",
  mailedTo: ["privacy"],
  attribution: false,
  purpose: {
    en: "to show you the data we hold about you, to correct or erase it or to end its use, and to be able to show that we did",
    hi: "आपके बारे में रखी जानकारी आपको दिखाना, उसे सुधारना, मिटाना या उसका उपयोग रोकना, और इसका प्रमाण रखना कि हमने ऐसा किया",
  },
  fields: {
    email: email({
      label: "The e-mail address you gave us",
      help: "The link goes to this address only. If you gave us a phone number, write to us below with your reference.",
    }),
    wish: choice({
      label: "What would you like?",
      item: "what you would like us to do",
      hindi: "आपका अनुरोध",
      missing: "Choose what you would like",
      options: [
        "See what you hold about me",
        "Correct something",
        "Erase my data",
        "Withdraw my consent",
        "Something else",
      ],
    }),
    message: longText({
      label: "Anything we should know",
      hindi: "आपका संदेश",
      optional: true,
      max: 1000,
      help: "What the link cannot do, such as naming who acts for you.",
    }),
  },
  agreement: consent({
    label: "I am the person whose data this is about, or may act for them.",
    hindi: "यह घोषणा कि जानकारी आपकी है या आप उस व्यक्ति की ओर से अनुरोध कर सकते हैं",
    missing: "Tick the box to say that the data is yours, or that you may act for the person",
  }),
  submitLabel: "Send me the link",
  visitorMail: () => ({
    template: "data-request",
    data: {},
    subject: "Your data: the link you asked for ({reference})",
  }),
  thanks: {
    heading: "Check your mail",
    mailed: {
      goes: "We send a link to that address. Use it to see, correct or erase what we hold, or to withdraw consent. It works for 7 days.",
      stays:
        "No link goes out now: two of our links went to this address in the last 24 hours, or it does not take our mails. The newest link still works, for 7 days; or ask again tomorrow, or write to us with your reference.",
      heading: "Your request is with us",
    },
    next: ["A person does within one month what the link cannot do. Quote the reference if you write again."],
  },
});
