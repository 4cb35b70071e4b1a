import { expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { fileLimit, uploadPaths } from "#app/forms/engine/upload-rules.ts";
import { asScript, formHarness, postForm, storedLeads } from "#tests/fixtures/forms.ts";
import { samplePdf, samplePost } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { application } from "../declared/application.ts";
import { contact } from "../declared/contact.ts";
import { educationOffers } from "../declared/education-offers.ts";
import { firstFields } from "../engine/details-form.ts";
import { receiveSubmission } from "./submission.server.ts";
import { fileFields } from "./uploads.server.ts";

const wayBack = "Go back: what you typed is still there.";

const { id } = application;
const submissionId = "7d0f9a52-6a3c-4a54-9a15-0d1f6b0c7e11";

function applicationBody(change: (data: FormData) => void = () => {}): FormData {
  const data = samplePost(application) as FormData;
  change(data);
  return data;
}

function pdf(size: number, name = "cv.pdf"): File {
  const bytes = new Uint8Array(size);
  bytes.set(samplePdf.subarray(0, size));
  return new File([bytes], name, { type: "application/pdf" });
}

describeEachDatabase("an application", (fresh) => {
  async function send(body: BodyInit, db = fresh()) {
    const { services } = formHarness(await db);
    // As one piece, like the server hands it over.
    const whole = new Response(body);
    const type = whole.headers.get("Content-Type") ?? "";
    const post = postForm(id, await whole.arrayBuffer(), { ...asScript, "Content-Type": type });
    const answer = (await receiveSubmission(post, id, services)) as Response;
    return { status: answer.status, ...(await answer.json()) };
  }
  const stored = async (db: Awaited<ReturnType<typeof fresh>>) => ({
    leads: await storedLeads(db),
    uploads: await db.selectFrom("uploads").selectAll().execute(),
  });

  test("is stored with its file, which no mail carries", async () => {
    const db = await fresh();
    expect(await send(applicationBody(), Promise.resolve(db))).toMatchObject({ status: 200, ok: true });
    const { leads, uploads } = await stored(db);
    expect(leads).toMatchObject([{ form: id, answers: { "Your CV": "cv.pdf" }, attributions: [] }]);
    expect(uploads).toMatchObject([{ lead_id: leads[0]?.id, field: "cv", size: samplePdf.length }]);
    expect(Buffer.from(uploads[0]?.bytes ?? []).equals(samplePdf)).toBe(true);
    expect(JSON.stringify(leads[0]?.mails)).not.toContain("%PDF");
  });

  test("sent twice is one application; the same id with another file of that name is another one", async () => {
    const db = await fresh();
    const once = (file?: File) =>
      send(
        applicationBody((data) => {
          data.append("_id", submissionId);
          if (file) data.set("cv", file);
        }),
        Promise.resolve(db),
      );
    const [first, second, other] = [await once(), await once(), await once(pdf(3000))];
    expect(second.reference).toBe(first.reference);
    expect(other.status).toBe(422);
    const { leads, uploads } = await stored(db);
    expect([leads.length, uploads.length]).toEqual([1, 1]);
  });

  test("may carry a file of exactly five megabytes", { timeout: 30_000 }, async () => {
    const db = await fresh();
    const body = applicationBody((data) => data.set("cv", pdf(fileLimit)));
    expect(await send(body, Promise.resolve(db))).toMatchObject({ status: 200 });
    const [row] = await db.selectFrom("uploads").select(["size", "bytes"]).execute();
    expect([row?.size, row?.bytes.length]).toEqual([fileLimit, fileLimit]);
  });

  test.each<[string, (data: FormData) => void, number, object]>([
    ["without a file", (data) => data.delete("cv"), 422, { cv: "Choose your CV as a PDF" }],
    [
      "with an empty choice",
      (data) => data.set("cv", new File([], "")),
      422,
      { cv: "Choose your CV as a PDF" },
    ],
    ["with an empty file", (data) => data.set("cv", pdf(0)), 422, { cv: expect.stringContaining("empty") }],
    [
      "with a program that is called cv.pdf",
      (data) => data.set("cv", new File(["MZ\u0090\u0000"], "cv.pdf", { type: "application/pdf" })),
      422,
      { cv: expect.stringContaining("not a PDF") },
    ],
    ["with two files", (data) => data.append("cv", pdf(300)), 422, { cv: "Your CV: give one answer" }],
    [
      "with a file one byte too large",
      (data) => data.set("cv", pdf(fileLimit + 1)),
      422,
      {
        cv: expect.stringContaining("5 MB"),
      },
    ],
    ["with far too much", (data) => data.set("cv", pdf(fileLimit + 80_000)), 413, {}],
    ["with a file under another name", (data) => data.append("name", pdf(300)), 422, {}],
    ["with words in the place of the file", (data) => data.set("cv", "cv.pdf"), 422, {}],
  ])(
    "%s is refused with a sentence and leaves nothing",
    { timeout: 30_000 },
    async (_, change, status, errors) => {
      const db = await fresh();
      const answer = await send(applicationBody(change), Promise.resolve(db));
      expect(answer).toMatchObject({ status, ok: false });
      if (Object.keys(errors).length > 0) expect(answer.errors).toEqual(errors);
      else expect(answer.sentence).toMatch(/\w/);
      expect(await stored(db)).toEqual({ leads: [], uploads: [] });
    },
  );

  test("with far too much, sent without script, says that the way back holds what was typed", async () => {
    const large = applicationBody((data) => data.set("cv", pdf(fileLimit + 80_000)));
    const whole = new Response(large);
    const type = { "Content-Type": whole.headers.get("Content-Type") ?? "" };
    const body = await whole.arrayBuffer();
    const { services } = formHarness(await fresh());
    const refused = await receiveSubmission(postForm(id, body, type), id, services);
    expect(refused).toMatchObject({ status: 413, sentence: expect.stringContaining(wayBack) });
    const toScript = await receiveSubmission(postForm(id, body, { ...asScript, ...type }), id, services);
    expect((await (toScript as Response).json()).sentence).not.toContain(wayBack);
  });

  test("of a robot keeps no file", async () => {
    const db = await fresh();
    await send(
      applicationBody((data) => data.set("homepage", "https://spam.test")),
      Promise.resolve(db),
    );
    const { leads, uploads } = await stored(db);
    expect(leads).toMatchObject([{ status: "spam" }]);
    expect(uploads).toEqual([]);
  });

  test("goes with its file", async () => {
    const db = await fresh();
    await send(applicationBody(), Promise.resolve(db));
    await db.deleteFrom("leads").execute();
    expect((await stored(db)).uploads).toEqual([]);
  });
});

describeEachDatabase("the proof of an education offer", (fresh) => {
  const [institution = "", , , parent = ""] = educationOffers.fields.buyer?.options ?? [];
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
  const words = new TextEncoder().encode("<html>a page");

  async function ask({ buyer = institution, proof }: { buyer?: string; proof?: Uint8Array<ArrayBuffer> }) {
    const db = await fresh();
    const { services } = formHarness(db);
    const data = samplePost({ fields: firstFields(educationOffers) }, { buyer: [buyer] }) as FormData;
    data.delete("proof");
    if (proof) data.set("proof", new File([proof], "my card.jpg", { type: "image/jpeg" }));
    const whole = new Response(data);
    const type = whole.headers.get("Content-Type") ?? "";
    const post = postForm(educationOffers.id, await whole.arrayBuffer(), {
      ...asScript,
      "Content-Type": type,
    });
    const answer = (await receiveSubmission(post, educationOffers.id, services)) as Response;
    const uploads = await db.selectFrom("uploads").select(["field", "size"]).execute();
    return { status: answer.status, ...(await answer.json()), uploads, leads: await storedLeads(db) };
  }

  test.each([
    ["a photograph", jpeg],
    ["a screenshot", png],
    ["a letter", samplePdf],
  ])("may be %s and is stored with the request", async (_, proof) => {
    const { status, leads, uploads } = await ask({ proof });
    expect(status).toBe(200);
    expect(leads).toMatchObject([{ answers: { "Your proof": "my card.jpg" } }]);
    expect(uploads).toEqual([{ field: "proof", size: proof.length }]);
  });

  test("is refused when it is something else, whatever its name and type say", async () => {
    const { status, errors, leads } = await ask({ proof: words });
    expect([status, leads]).toEqual([422, []]);
    expect(errors).toEqual({ proof: expect.stringContaining("is not a PDF, JPEG or PNG") });
  });

  test("may be left out", async () => {
    expect(await ask({})).toMatchObject({ status: 200, uploads: [], leads: [{ form: educationOffers.id }] });
  });

  test.each([
    ["a good one", jpeg],
    ["a wrong one", words],
  ])("of a parent is neither checked nor kept: %s", async (_, proof) => {
    const { status, leads, uploads } = await ask({ buyer: parent, proof });
    expect([status, uploads]).toEqual([200, []]);
    expect(JSON.stringify(leads)).not.toContain("my card");
  });
});

test("a form that takes no file refuses one as a kind of body it does not know", async () => {
  const { services } = formHarness({} as never);
  const data = new FormData();
  data.set("name", pdf(300));
  const answer = await receiveSubmission(postForm(contact.id, data, asScript), contact.id, services);
  expect((answer as Response).status).toBe(415);
});

test("the server lets large bodies through to the forms that take files, and to no other", () => {
  const takers = [...forms.values()].filter((form) => fileFields(form).length > 0);
  expect(takers.map((form) => `/forms/${form.id}`)).toEqual(uploadPaths);
});
