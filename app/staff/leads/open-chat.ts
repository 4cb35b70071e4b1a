import { data } from "react-router";
import { logChat } from "#app/leads/conversation/log-contact.server.ts";
import { readLead } from "#app/leads/work/read-lead.server.ts";
import { postOnly } from "#app/staff/frame/refused-method.ts";
import { forStaff, posted } from "#app/staff/frame/staff-request.server.ts";
import { internationalPhone } from "#app/values/phone.ts";
import { isBlank, manyLines } from "#app/values/plain-text.ts";
import { mayChat } from "./compose-view.server.ts";

const longestChat = 1_000;

/** Logs the chat and goes on to WhatsApp. Forms may not redirect to another site, so a page of ours links there. */
export const action = forStaff(async ({ services: { db, now }, viewer, params, asking }) => {
  const lead = await readLead(db, params.lead ?? "", viewer, now());
  if (!lead) throw data(null, { status: 404 });
  const number = internationalPhone(lead.person.phone ?? "");
  if (!mayChat(lead) || !number) throw data(null, { status: 403 });
  const text = manyLines((await posted(asking.request)).raw("text"))?.slice(0, longestChat) ?? "";
  if (isBlank(text)) throw data(null, { status: 422 });
  const { outcome } = await logChat(db, { leadId: lead.id, text }, viewer, now());
  if (outcome !== "done") throw data(null, { status: outcome === "missing" ? 404 : 409 });
  const to = `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text).replaceAll("'", "%27")}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>WhatsApp</title><meta http-equiv="refresh" content="0;url=${to}"><p><a href="${to}" rel="noreferrer">Go on to WhatsApp</a></p></html>`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
});

export const loader = postOnly;
