import { defineForm, type Gift } from "#app/forms/engine/define-form.ts";
import { choice, email, name, organization, role, text } from "#app/forms/engine/fields.ts";

const [skoch, canalys, forrester, schools] = [
  "SKOCH: Mac in Indian enterprises",
  "Canalys: Mac and iPad figures",
  "Forrester: Mac in enterprises",
  "Forrester: Apple in schools",
];

const costLines = { label: "The cost lines as a spreadsheet (XLSX)", to: "/mac-pc-cost-lines.xlsx" };

/**
 * Links about the costs to calculate with, the page as a file, and the publisher's own text. We pass on no study that
 * is not ours.
 */
const gifts: Record<string, readonly Gift[]> = {
  [skoch]: [
    costLines,
    { label: "The page with its sources (PDF)", to: "/skoch-report.pdf" },
    {
      label: "SKOCH, for the study itself",
      to: "https://www.skoch.in/",
    },
  ],
  [canalys]: [
    costLines,
    { label: "The page with its sources (PDF)", to: "/canalys-report.pdf" },
    {
      label: "The newest of the public figures in it, at their source",
      to: "https://www.businesswire.com/news/home/20251209579457/en/",
    },
  ],
  [forrester]: [
    costLines,
    { label: "The page with its sources (PDF)", to: "/forrester-report.pdf" },
    {
      label: "The study of April 2024 at Forrester",
      to: "https://tei.forrester.com/go/apple/tei/?lang=en-us",
    },
  ],
  [schools]: [
    costLines,
    { label: "The page with its sources (PDF)", to: "/Apple-Education-Smart-Investment-report.pdf" },
    {
      label: "Figures of the study, as a reseller in Canada reprints them",
      to: "https://www.horizon.ca/4-tips-for-making-smart-technology-investments-with-education-funding/",
    },
  ],
};

/** A study: links that we may give are offered at once, a person answers questions about it. */
export const reportRequest = defineForm({
  id: "report-request",
  kind: "sales",
  leadType: "report",
  title: "Report request",
  subject: "Report request: {report}",
  mailedTo: ["general"],
  sends: "request",
  purpose: {
    en: "to send you the spreadsheet of cost lines and our summary of the report you ask for, and to answer your question about it",
    hi: "लागत मदों की स्प्रेडशीट और माँगी गई रिपोर्ट का हमारा सारांश आपको भेजना और उसके बारे में आपके प्रश्न का उत्तर देना",
  },
  presets: {
    "/skoch-report": { report: skoch },
    "/canalys-report": { report: canalys },
    "/forrester-report": { report: forrester },
    "/Apple-Education-Smart-Investment-report": { report: schools },
  },
  gives: { field: "report", by: gifts },
  fields: {
    report: choice({
      label: "Which report?",
      item: "the report you ask for",
      hindi: "माँगी गई रिपोर्ट",
      missing: "Choose a report",
      as: "select",
      options: [skoch, canalys, forrester, schools],
    }),
    name: name({ half: true }),
    email: email({ half: true, help: "The link to the spreadsheet goes to this address." }),
    organization: organization({ optional: true, half: true }),
    role: role({ optional: true, half: true }),
    question: text({
      label: "What do you have to decide?",
      item: "what you have to decide",
      hindi: "आपके निर्णय का विषय",
      help: "If you would like our reading of the study for it.",
      optional: true,
      max: 200,
    }),
  },
  submitLabel: "Get the spreadsheet",
  thanks: {
    heading: "Here is what you asked for",
    mailed: {
      goes: "The same links go to your address by e-mail.",
      stays:
        "We cannot send them by e-mail now: this address had three from us in the last 24 hours, or does not take our mails.",
    },
    next: [
      "If you told us what you have to decide, a person answers within one working day.",
      "We do not call. We send news only if you ticked it.",
    ],
    onward: { label: "Calculate your own case", to: "/apple-mac-tco-calculator" },
  },
});
