import { expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { storeNotices } from "#app/leads/submissions/notices.server.ts";
import { formHarness, postForm, siteOrigin, storedLeads, withControls } from "#tests/fixtures/forms.ts";
import { sampleBody, samplePost } from "#tests/fixtures/sample-answers.ts";
import { sampleSite } from "#tests/fixtures/sample-site.ts";
import { describeEachDatabase, freshSqlite } from "#tests/support/databases.ts";
import { application } from "../declared/application.ts";
import { contact } from "../declared/contact.ts";
import { educationContact } from "../declared/education-contact.ts";
import { enterpriseContact } from "../declared/enterprise-contact.ts";
import { finance } from "../declared/finance.ts";
import { reportRequest } from "../declared/report-request.ts";
import { vectorworks } from "../declared/vectorworks.ts";
import { noticeVersion } from "./notice-version.server.ts";
import { receiveSubmission } from "./submission.server.ts";

const id = "7d0f9a52-6a3c-4a54-9a15-0d1f6b0c7e11";

describeEachDatabase("a submission", (fresh) => {
  test.each([...forms.values()].map((form) => [form.id, form] as const))(
    "to %s is stored with its mails and acknowledged",
    async (formId, form) => {
      const db = await fresh();
      const { services } = formHarness(db);
      const answer = await receiveSubmission(postForm(formId, samplePost(form)), formId, services);
      const [lead] = await storedLeads(db);
      expect(answer).toMatchObject({ status: 303 });
      const goTo = new URL((answer as Response).headers.get("Location") ?? "", siteOrigin);
      expect(goTo.pathname + goTo.search).toMatch(`/forms/${formId}/done?ref=${lead?.reference}`);
      expect(goTo.searchParams.get("for") ?? undefined).toBe(form.gives && Object.keys(form.gives.by)[0]);
      expect(lead).toMatchObject({
        form: formId,
        status: "new",
        name: form.fields.name ? "Asha Rao" : null,
        email: "asha.rao@example.in",
      });
      const told = form.mailedTo.map((who) => sampleSite.emails[who]);
      const own = form.visitorMail?.({})?.template ?? "confirmation";
      expect(lead?.mails.map(({ template, recipients }) => [template, recipients])).toEqual([
        ...(told.length > 0 ? [["lead-notification", told]] : []),
        [own, ["asha.rao@example.in"]],
      ]);
    },
  );

  test("has a reference that begins with the letters of the brand", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const site = { ...sampleSite, referencePrefix: "NCO" };
    await receiveSubmission(postForm("contact", samplePost(contact)), "contact", { ...services, site });
    expect((await storedLeads(db))[0]?.reference).toMatch(/^NCO-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  });

  test("for a report is answered with the links that belong to it, in the mail too", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const { field = "", by = {} } = reportRequest.gives ?? {};
    for (const [at, [report, links]] of Object.entries(by).entries()) {
      await receiveSubmission(
        postForm(
          reportRequest.id,
          sampleBody(reportRequest, { [field]: [report], email: [`reader${at}@example.in`] }),
        ),
        reportRequest.id,
        services,
      );
      const lead = (await storedLeads(db)).find(({ email }) => email === `reader${at}@example.in`);
      expect(lead?.mails[1]?.data).toMatchObject({ links });
    }
  });

  test("carries its answers with their labels, its consent and where it came from", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const notice = noticeVersion(enterpriseContact, sampleSite);
    const touch = JSON.stringify({ landingPage: "/enterprise", source: "news" });
    const controls = {
      _id: id,
      _page: "/enterprise/abm",
      _notice: notice.version,
      _first: touch,
      _last: touch,
    };
    const body = sampleBody(enterpriseContact, { marketing: ["WhatsApp"], phone: ["080 4000 1234"] });
    await receiveSubmission(
      postForm("enterprise-contact", withControls(body, controls)),
      "enterprise-contact",
      services,
    );
    const [lead] = await storedLeads(db);
    expect(lead).toMatchObject({
      page: "/enterprise/abm",
      phone: "+918040001234",
      organization: "Example Textiles",
      flags: [],
    });
    expect(lead?.answers).toMatchObject({
      "How many devices?": "Under 50",
      "What do you need?": ["Mac, iPad or iPhone"],
    });
    expect(lead?.answers).not.toHaveProperty("Your name");
    expect(lead?.consent).toMatchObject({
      notice_version: notice.version,
      notice_hash: notice.hash,
      basis: "consent_s6",
      boxes: { agree: true, "marketing: E-mail": false, "marketing: WhatsApp": true },
    });
    expect(
      lead?.attributions.map(({ touch: which, landing_page, source }) => [which, landing_page, source]),
    ).toEqual([
      ["first", "/enterprise", "news"],
      ["last", "/enterprise", "news"],
    ]);
  });

  test("from an education page keeps nothing of where the visitor came from", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const touch = JSON.stringify({ landingPage: "/education", source: "news" });
    const body = withControls(sampleBody(educationContact), { _first: touch, _last: touch });
    await receiveSubmission(postForm("education-contact", body), "education-contact", services);
    expect((await storedLeads(db))[0]?.attributions).toEqual([]);
  });

  test("from a page with an older notice is stored and says so", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const body = withControls(sampleBody(contact), { _notice: "n-0123456789ab" });
    await receiveSubmission(postForm("contact", body), "contact", services);
    const [lead] = await storedLeads(db);
    expect(lead?.consent).toMatchObject({ notice_version: "n-0123456789ab" });
    expect(lead?.flags).toEqual(["The page showed an older notice than the present one."]);
  });

  test("from a page with an older notice keeps the wording that was shown", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const older = { hash: "0123456789abcdef", wording: "What the page said in spring." };
    await storeNotices(db, [older]);
    const body = withControls(sampleBody(contact), { _notice: "n-0123456789ab" });
    await receiveSubmission(postForm("contact", body), "contact", services);
    expect((await storedLeads(db))[0]?.consent).toMatchObject({ notice_hash: older.hash });
  });
});

describeEachDatabase("a browser that sends multipart", (fresh) => {
  test("is understood", async () => {
    const db = await fresh();
    const { services } = formHarness(db);
    const data = new FormData();
    for (const [name, value] of sampleBody(contact, { name: ["आशा राव"] })) data.append(name, value);
    expect(await receiveSubmission(postForm("contact", data), "contact", services)).toMatchObject({
      status: 303,
    });
    expect((await storedLeads(db))[0]).toMatchObject({ name: "आशा राव" });
  });
});

const freshFile = freshSqlite();

test("a subject counts one device in the singular", async () => {
  const db = await freshFile();
  const { services } = formHarness(db);
  for (const quantity of ["1", "21"])
    await receiveSubmission(
      postForm("finance", samplePost(finance, { quantity: [quantity] })),
      "finance",
      services,
    );
  const subjects = (await storedLeads(db)).map(({ subject }) => subject.split(", ")[1]);
  expect(subjects).toEqual(["1 device", "21 devices"]);
});

test("the confirmation mail names what was sent", async () => {
  const db = await freshFile();
  const { services } = formHarness(db);
  for (const form of [contact, vectorworks, application]) {
    const body = samplePost(form, { email: [`${form.id}@customer.example`] });
    await receiveSubmission(postForm(form.id, body), form.id, services);
  }
  const leads = await storedLeads(db);
  const subjects = leads.flatMap(({ mails }) => mails).filter(({ template }) => template === "confirmation");
  expect(subjects.map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
    expect.stringMatching(/: we have received your message$/),
    expect.stringMatching(/: we have received your Vectorworks enquiry$/),
    expect.stringMatching(/: we have received your application$/),
  ]);
  expect(subjects.map(({ data }) => data.receipt)).toEqual(["message", "Vectorworks enquiry", "application"]);
});
