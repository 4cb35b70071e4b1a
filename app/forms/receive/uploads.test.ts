import { expect, test } from "vitest";
import { forms } from "#app/forms/declared/forms.ts";
import { fileLimit, uploadPaths } from "#app/forms/engine/upload-rules.ts";
import { asScript, formHarness, postForm, storedLeads } from "#tests/fixtures/forms.ts";
import { samplePdf, samplePost } from "#tests/fixtures/sample-answers.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { application } from "../declared/application.ts";
import { contact } from "../declared/contact.ts";
import { receiveSubmission } from "./submission.server.ts";
import { fileFields } from "./uploads.server.ts";

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
