import type { Language, TemplateChannel } from "./template-text.ts";

export type ReplyTemplate = {
  id: string;
  /** 0 as shipped; each edit adds one. */
  version: number;
  name: string;
  channel: TemplateChannel;
  /** The form whose leads it is for; empty for all. */
  form: string;
  language: Language;
  subject: string;
  text: string;
};

type Words = Record<Language, { subject: string; text: string }>;

const signature = "\n\n{staff name}\n{company}, {phone}";

/** The templates shipped with the product; staff change them at Settings, Templates. */
export const shippedTemplates: readonly ReplyTemplate[] = [
  ...mail("first-answer", "First answer", "", {
    en: {
      subject: "Your enquiry {reference}",
      text: "Hello {name},\n\nThank you for your enquiry. I am your contact at {company} and have read your message.\n\nMay I call you to talk about the details? Please tell me a day and a time that suit you. You can simply reply to this mail.",
    },
    hi: {
      subject: "आपकी पूछताछ {reference}",
      text: "नमस्ते {name},\n\nआपकी पूछताछ के लिए धन्यवाद। मैंने आपका संदेश पढ़ लिया है और {company} की ओर से मैं ही आपसे संपर्क में रहूँगा/रहूँगी।\n\nक्या मैं विवरण के लिए आपको फ़ोन कर सकता/सकती हूँ? कृपया अपनी सुविधा का दिन और समय बताएँ। आप इसी मेल का उत्तर दे सकते हैं।",
    },
  }),
  ...mail("enterprise-devices", "What we need for an offer", "enterprise-contact", {
    en: {
      subject: "Your enquiry {reference}: what we need for an offer",
      text: "Hello {name},\n\nThank you for the enquiry from {organization}. To prepare an offer that fits, I need to know three things:\n\n1. how many devices, and for which work\n2. when they are needed, and where\n3. how they are managed today\n\nA few words for each are enough. You can simply reply to this mail.",
    },
    hi: {
      subject: "आपकी पूछताछ {reference}: प्रस्ताव के लिए ज़रूरी जानकारी",
      text: "नमस्ते {name},\n\n{organization} की पूछताछ के लिए धन्यवाद। सही प्रस्ताव के लिए मुझे तीन बातें चाहिए:\n\n1. कितने उपकरण, और किस काम के लिए\n2. कब तक और किन जगहों पर\n3. आज उनका प्रबंधन कैसे होता है\n\nहर बात पर कुछ शब्द काफ़ी हैं। आप इसी मेल का उत्तर दे सकते हैं।",
    },
  }),
  ...mail("education-visit", "Visit of a school", "education-contact", {
    en: {
      subject: "Your enquiry {reference}: a visit to {organization}",
      text: "Hello {name},\n\nThank you for your enquiry. We would like to see the rooms and the network at {organization} before we propose anything; it takes about an hour.\n\nWhich two days in the coming weeks would suit you? You can simply reply to this mail.",
    },
    hi: {
      subject: "आपकी पूछताछ {reference}: {organization} में भेंट",
      text: "नमस्ते {name},\n\nआपकी पूछताछ के लिए धन्यवाद। कोई प्रस्ताव देने से पहले हम {organization} में कमरे और नेटवर्क देखना चाहेंगे; इसमें लगभग एक घंटा लगता है।\n\nआने वाले हफ़्तों में कौन से दो दिन आपके लिए ठीक रहेंगे? आप इसी मेल का उत्तर दे सकते हैं।",
    },
  }),
  ...mail("no-answer", "We could not reach you", "", {
    en: {
      subject: "Your enquiry {reference}: when may we call?",
      text: "Hello {name},\n\nI tried to call you about your enquiry and could not reach you. When would a call suit you? You can also write what you would like to know, and I will reply by mail.",
    },
    hi: {
      subject: "आपकी पूछताछ {reference}: हम कब फ़ोन करें?",
      text: "नमस्ते {name},\n\nमैंने आपकी पूछताछ के बारे में फ़ोन किया था, पर बात नहीं हो सकी। आपको कब फ़ोन करना ठीक रहेगा? आप अपने प्रश्न लिख भी सकते हैं, मैं मेल से उत्तर दूँगा/दूँगी।",
    },
  }),
  ...chat("chat-hello", "First message", {
    en: "Hello {name}, this is {staff name} from {company} about your enquiry {reference}. When may I call you?",
    hi: "नमस्ते {name}, मैं {company} से {staff name}। यह संदेश आपकी पूछताछ {reference} के बारे में है। मैं आपको कब फ़ोन करूँ?",
  }),
];

function mail(id: string, name: string, form: string, words: Words): ReplyTemplate[] {
  return Object.entries(words).map(([language, { subject, text }]) => ({
    id: `shipped-${id}-${language}`,
    version: 0,
    name,
    channel: "mail",
    form,
    language: language as Language,
    subject,
    text: text + signature,
  }));
}

function chat(id: string, name: string, words: Record<Language, string>): ReplyTemplate[] {
  return Object.entries(words).map(([language, text]) => ({
    id: `shipped-${id}-${language}`,
    version: 0,
    name,
    channel: "whatsapp",
    form: "",
    language: language as Language,
    subject: "",
    text,
  }));
}
