import { expect } from "vitest";
import { addNote } from "#app/leads/lead-work.server.ts";
import { recordSubmission } from "#app/leads/submissions.server.ts";
import type { StartApp } from "#tests/support/app-with-mail.ts";
import { eventually } from "#tests/support/outbox.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";

export const address = "asha.rao@school.test";
export const admin = { id: "admin", role: "admin" } as const;
export const manager = { id: "manager", role: "manager" } as const;

/** What a person does about their own data, on a newly started application. */
export async function myDataHarness(start: StartApp) {
  const { app, smtp } = await start();
  const { db } = app.services;
  const linkMails = () => smtp.received.filter(({ mail }) => mail.text?.includes("/my-data/"));
  return {
    app,
    db,
    smtp,
    /** An enquiry of the person, with everything that hangs on it; returns its id. */
    async enquire(): Promise<string> {
      const stored = await recordSubmission(db, enquiry(), new Date());
      if (stored.outcome === "conflict") throw new Error("conflict");
      await addNote(db, { leadId: stored.leadId, text: "Padmavathi called back" }, admin, new Date());
      return stored.leadId;
    },
    /** Asks for the link and reads its path out of the mail. */
    async ask(email = address): Promise<string> {
      const body = new URLSearchParams({ email, wish: "See what you hold about me", agree: "yes" });
      const answer = await app.fetch("/forms/data-request", { method: "POST", body });
      expect(answer.status).toBe(303);
      const before = linkMails().length;
      app.services.wakeOutbox();
      await eventually(() => linkMails().length).toBe(before + 1);
      expect(linkMails().at(-1)?.to).toEqual([email]);
      const text = linkMails().at(-1)?.mail.text ?? "";
      return new URL(/http\S+\/my-data\/[\w-]+/.exec(text)?.[0] ?? "").pathname;
    },
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers }),
  };
}

function enquiry() {
  return sampleSubmission({
    consent: {
      noticeVersion: "n-1",
      noticeHash: "hash",
      wording: "We use what you enter to answer you.",
      language: "en, hi",
      basis: "consent_s6",
      boxes: { agree: true, "marketing: E-mail": true, "marketing: WhatsApp": true },
    },
    uploads: [{ field: "cv", sha256: "x", bytes: Buffer.from("%PDF-1.7") }],
  });
}
