import { readId } from "#app/database/uuid.server.ts";
import type { ReplyTemplate } from "#app/leads/conversation/shipped-templates.ts";
import { longestTemplate, unknownVariables } from "#app/leads/conversation/template-text.ts";
import { listTemplates, saveTemplate } from "#app/leads/conversation/templates.server.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";
import { formChoices } from "#app/staff/leads/form-names.server.ts";
import { isBlank, manyLines, oneLine } from "#app/values/plain-text.ts";

export type TypedTemplate = Omit<ReplyTemplate, "id" | "version">;

type Outcome =
  | { outcome: "done" }
  | { outcome: "refused"; status: number; problem: string; typed: TypedTemplate };

/** Saves or removes a template as its next version. */
export async function changeTemplate({
  services: { db, now },
  viewer,
  asking,
}: StaffRequest): Promise<Outcome> {
  const form = await posted(asking.request);
  const typed: TypedTemplate = {
    name: form.raw("name"),
    channel: form.text("channel") === "whatsapp" ? "whatsapp" : "mail",
    form: form.text("form"),
    language: form.text("language") === "hi" ? "hi" : "en",
    subject: form.raw("subject"),
    text: form.raw("text"),
  };
  const refuse = (status: number, problem: string): Outcome => ({
    outcome: "refused",
    status,
    problem,
    typed,
  });
  const id = form.text("template") || undefined;
  const present = id ? (await listTemplates(db)).find((template) => template.id === id) : undefined;
  if (id && !present) return refuse(409, "This template no longer exists.");
  const isRemoved = form.text("intent") === "remove" && present !== undefined;
  const problem = isRemoved ? undefined : problemOf(typed);
  if (problem) return refuse(422, problem);
  const template = isRemoved && present ? present : cleaned(typed);
  const { name, channel, form: of, language, subject, text } = template;
  const saved = await saveTemplate(
    db,
    { id: id ?? readId(form.text("key")), version: Number(form.text("version")) },
    { name, channel, form: of, language, subject, text, isRemoved },
    { editorId: viewer.id, now: now() },
  );
  if (saved === "done") return { outcome: "done" };
  return refuse(
    409,
    "A colleague changed this template while you looked at it. Check what it says now, and save again.",
  );
}

function problemOf(typed: TypedTemplate): string | undefined {
  const { name, subject, text } = cleaned(typed);
  if (isBlank(name)) return "Give the template a name.";
  if (name.length > 60) return "A name has at most 60 characters.";
  if (isBlank(text)) return "The template has no text.";
  if (text.length > longestTemplate) return "A template has at most 5,000 characters.";
  if (typed.channel === "mail" && isBlank(subject)) return "A mail needs a subject.";
  if (subject.length > 200) return "A subject has at most 200 characters.";
  if (typed.form && !formChoices.some(({ id }) => id === typed.form)) return "There is no such form.";
  const [unknown] = unknownVariables(`${subject} ${text}`);
  return unknown === undefined
    ? undefined
    : `{${unknown}} stands for nothing. Use one of the names below the text.`;
}

function cleaned(typed: TypedTemplate): TypedTemplate {
  return {
    ...typed,
    name: oneLine(typed.name) ?? "",
    subject: oneLine(typed.subject) ?? "",
    text: manyLines(typed.text) ?? "",
  };
}
