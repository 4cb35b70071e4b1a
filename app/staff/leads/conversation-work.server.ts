import { data } from "react-router";
import { readBody } from "#app/forms/receive/request-body.server.ts";
import {
  checkAttachments,
  replyBodyLimit,
  type SentAttachment,
} from "#app/leads/conversation/attachments.ts";
import { isCallOutcome, logCall } from "#app/leads/conversation/log-contact.server.ts";
import { sendReply } from "#app/leads/conversation/send-reply.server.ts";
import { fillTemplate, type Language } from "#app/leads/conversation/template-text.ts";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import { readStep } from "#app/leads/next-step.ts";
import { pressKey } from "#app/leads/work/first-press.server.ts";
import type { WorkOutcome } from "#app/leads/work/lead-work.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { posted, postedForm, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { safeFileName } from "#app/values/file-name.ts";
import { isBlank, manyLines, oneLine } from "#app/values/plain-text.ts";
import { replyToOf, templateValues } from "./compose-view.server.ts";
import { longestReply } from "./longest-note.ts";
import { replyWithQuotation } from "./reply-with-quotation.server.ts";

/** The composer's values after a refused post, or filled in by a template. */
export type Composed =
  | {
      tab: "reply";
      key: string;
      subject: string;
      text: string;
      language: Language;
      /** Id of the attached quotation; empty for none. */
      quotation: string;
    }
  | { tab: "call"; said: string; day: string; time: string };

export type ConversationOutcome =
  | { outcome: WorkOutcome["outcome"]; composed: Composed }
  | { outcome: "refused"; status: number; problem: string; composed: Composed };

export type PostedReply = Awaited<ReturnType<typeof postedParts>>;

/** A posted form with its files, at most 10 MB together. */
export async function postedParts(request: Request) {
  if (!/^multipart\/form-data/i.test(request.headers.get("Content-Type") ?? "")) {
    return { form: await posted(request), files: [] as SentAttachment[] };
  }
  const body = await readBody(request, replyBodyLimit);
  if (!body.ok) throw data(null, { status: body.status });
  if (body.kind !== "fields") throw data(null, { status: 400 });
  const form = new FormData();
  for (const [name, values] of body.typed) for (const value of values) form.append(name, value);
  const files = [...body.files.values()].flat();
  return {
    form: postedForm(form),
    files: files.map(({ name, bytes }) => ({ name: safeFileName(name), bytes })),
  };
}

/** Handles a form of the composer; null if the intent is not the composer's. */
export async function converse(
  { services, viewer, session, params }: StaffRequest,
  { form, files }: PostedReply,
): Promise<ConversationOutcome | null> {
  const leadId = params.lead ?? "";
  const author = { name: session.name, email: session.email };
  const { db, config, now } = services;
  switch (form.text("intent")) {
    case "reply": {
      const composed = composedReply(form);
      const reading = readReply(form);
      if (!reading.ok) return refused(422, reading.problem, composed);
      const checked = checkAttachments(files);
      if (!checked.ok) return refused(422, checked.problem, composed);
      const { attachments } = checked;
      const marksAnswered = form.text("answered") === "yes";
      const reply = {
        leadId,
        ...reading.reply,
        key: `${viewer.id} ${composed.key}`,
        attachments,
        marksAnswered,
      };
      const writer = { viewer, name: author.name, replyTo: replyToOf(config, leadId, author), now: now() };
      const sent = composed.quotation
        ? await replyWithQuotation(services, composed.quotation, reply, writer)
        : await sendReply(db, reply, writer);
      if (sent.outcome === "withheld") return refused(422, sent.reason, composed);
      if (sent.outcome === "done") services.wakeOutbox();
      return { outcome: sent.outcome, composed };
    }
    case "fill": {
      const composed = composedReply(form);
      const [lead, templates] = await Promise.all([readLead(db, leadId, viewer, now()), listTemplates(db)]);
      if (!lead) return { outcome: "missing", composed };
      const template = templates.find(({ id }) => id === form.text("template"));
      if (!template) return refused(422, "Choose a template first.", composed);
      const values = templateValues(lead, author);
      const text = [composed.text.trim(), fillTemplate(template.text, values)].filter(Boolean).join("\n\n");
      const subject = fillTemplate(template.subject, values) || composed.subject;
      const { language } = template;
      return refused(200, "", { ...composed, text, subject, language });
    }
    case "call": {
      const composed = {
        tab: "call" as const,
        said: form.raw("said"),
        day: form.text("day"),
        time: form.text("time"),
      };
      const call = form.text("call");
      if (!isCallOutcome(call)) return refused(422, "Say how the call went.", composed);
      const note = oneLine(composed.said)?.slice(0, 1_000) ?? "";
      const press = pressKey(viewer.id, form.text("key"), call, note, composed.day, composed.time);
      const callBack = { text: "Call back", day: composed.day, time: composed.time };
      const reading = call === "call-back" ? readStep(callBack, now()) : undefined;
      if (reading?.ok === false) return refused(422, "Choose the day to call back.", composed);
      const logged = await logCall(db, { leadId, call, note, press, step: reading?.step }, viewer, now());
      if (logged.outcome !== "repeated") return { outcome: logged.outcome, composed };
      const problem = "This call is logged already. If you called again, press once more.";
      return refused(409, problem, composed);
    }
    default:
      return null;
  }
}

type Posted = PostedReply["form"];

function composedReply(form: Posted): Composed & { tab: "reply" } {
  const language = form.text("language") === "hi" ? "hi" : "en";
  return {
    tab: "reply",
    key: form.text("key").slice(0, 60),
    subject: form.raw("subject"),
    text: form.raw("text"),
    language,
    quotation: form.text("quotation"),
  };
}

/** The reply for storing and sending, or its problem. */
export function readReply(form: Posted) {
  const refuse = (problem: string) => ({ ok: false as const, problem });
  const { key, language, ...typed } = composedReply(form);
  const text = manyLines(typed.text);
  const subject = oneLine(typed.subject);
  if (key === "") return refuse("Load the page again before you send.");
  if (text === undefined || subject === undefined)
    return refuse("The reply contains control characters. Remove them.");
  if (isBlank(text)) return refuse("The reply is empty.");
  if (isBlank(subject)) return refuse("The reply needs a subject.");
  if (text.length > longestReply) return refuse("A reply has at most 20,000 characters.");
  if (subject.length > 200) return refuse("A subject has at most 200 characters.");
  return { ok: true as const, reply: { text, subject, language } };
}

function refused(status: number, problem: string, composed: Composed): ConversationOutcome {
  return { outcome: "refused", status, problem, composed };
}
