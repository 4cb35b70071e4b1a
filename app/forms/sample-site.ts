/** The company as tests and benches of forms know it. */
export const sampleSite = {
  name: "DTS",
  referencePrefix: "DTS",
  legalName: "DTS Device & Technology Services Private Limited",
  emails: {
    general: "hello@dts.example",
    enterprise: "enterprise@dts.example",
    education: "education@dts.example",
    support: "support@dts.example",
    careers: "careers@dts.example",
    privacy: "privacy@dts.example",
    security: "security@dts.example",
  },
  grievanceOfficer: {
    name: "Meera Iyer",
    role: "Grievance officer",
    email: "grievance@dts.example",
    phone: "+91 80 0000 0009",
    address: "1 Sample Street, Bengaluru 560001",
    response: "Within one month.",
  },
  feedback: { to: "marketing@dts.example", cc: "events@dts.example" },
};
