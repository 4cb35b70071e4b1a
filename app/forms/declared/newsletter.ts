import { defineForm } from "#app/forms/engine/define-form.ts";
import { consent, email } from "#app/forms/engine/fields.ts";

/** The newsletter: nothing is sent before the link in the first mail was opened. */
export const newsletter = defineForm({
  id: "newsletter",
  kind: "record",
  leadType: "newsletter",
  title: "Newsletter",
  subject: "Newsletter",
  mailedTo: [],
  attribution: false,
  purpose: {
    en: "to send you our newsletter: new posts on Apple devices at work, in schools and studios",
    hi: "आपको हमारा न्यूज़लेटर भेजना: काम, स्कूल और स्टूडियो में Apple उपकरणों पर नए लेख",
  },
  keepMonths: 12,
  keepSentence: {
    en: "Kept until you leave the newsletter and for 12 months after that, so that we can show that you had agreed. An address that is not confirmed is erased after 30 days.",
    hi: "आपका पता न्यूज़लेटर छोड़ने तक और उसके 12 महीने बाद तक रखा जाता है, ताकि हम दिखा सकें कि आपने सहमति दी थी। जिस पते की पुष्टि नहीं होती, वह 30 दिन बाद मिटा दिया जाता है।",
  },
  fields: { email: email() },
  agreement: consent({
    label: "Yes, send me the newsletter, as described in the notice.",
    hindi: "सहमति",
    missing: "Tick the box to say that you want the newsletter",
  }),
  submitLabel: "Subscribe",
  visitorMail: () => ({
    template: "newsletter-confirm",
    data: {},
    subject: "Please confirm: our newsletter ({reference})",
  }),
  thanks: {
    heading: "One more step: check your mail",
    mailed: {
      goes: "We send one e-mail with a button to your address, and nothing else before you press it.",
      stays:
        "No e-mail goes out now: two of our links went to this address in the last 24 hours, or it does not take our mails. Press the button in the newest one, or ask again tomorrow.",
      heading: "Your request is with us",
    },
    next: ["Each newsletter has a link that unsubscribes you at once."],
  },
});
