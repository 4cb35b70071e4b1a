import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#app/database/database.server.ts";
import { purgeErasedWords } from "#app/database/erased-words.server.ts";
import { listLeads } from "#app/leads/filter/leads.server.ts";
import { searchHits } from "#app/leads/filter/search-hits.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { correctPerson } from "#app/leads/people/correct-person.server.ts";
import { recordSubmission } from "#app/leads/submissions/submissions.server.ts";
import { addNote, assignLead, changeStatus } from "#app/leads/work/lead-work.server.ts";
import { eraseAll, withdrawAll } from "#app/privacy/own-data.server.ts";
import { mailText } from "#tests/fixtures/hostile-mails.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { makeStaff } from "#tests/support/sample-staff.ts";
import { sampleSubmission } from "#tests/support/sample-submission.ts";
import { longestConversation } from "./conversation-words.server.ts";
import { fillConversations } from "./fill-conversations.server.ts";
import { logCall, logChat } from "./log-contact.server.ts";
import { receiveMessage } from "./receive-message.server.ts";
import { sendReply } from "./send-reply.server.ts";

const now = new Date("2026-11-23T06:00:00Z");
const manager: Viewer = { id: "manager", role: "manager" };
const agent: Viewer = { id: "agent", role: "agent" };
const ours = { secret: "s".repeat(32), mailbox: "replies@dts.example", now };
const { signal } = new AbortController();

describeEachDatabase("searching conversations", (fresh) => {
  test("finds a lead by its notes, steps, calls, chats and mails of both sides, and says where", async () => {
    const db = await fresh();
    const leadId = await spokenWith(db);
    await recordSubmission(db, sampleSubmission({ mails: [] }), now);
    const cases = [
      ["leasing", "note", "leasing"],
      ["UDAIPUR", "note", "Udaipur"],
      ["pavilion cancel", "call", "pavilion"],
      ["greet", "chat", "Greetings"],
      ["zero-touch trolley", "mail", "Zero"],
      ["verandah", "mail", "verandah"],
      ["months", "answer", "months"],
    ] as const;
    for (const [search, where, found] of cases) {
      const { leads } = await listLeads(db, { search }, {}, manager);
      expect(leads.at(-1)?.id, search).toBe(leadId);
      expect(leads, search).toHaveLength(where === "answer" ? 2 : 1);
      expect((await searchHits(db, search, leads)).get(leadId), search).toMatchObject({ where, found });
    }
    const { leads } = await listLeads(db, { search: "asha classroom" }, {}, manager);
    const hit = (await searchHits(db, "asha classroom", leads)).get(leadId);
    expect(hit).toMatchObject({ before: "… like to replace our ", after: " computers next term." });
    // What the row shows needs no word about it, nor does an exact address.
    for (const search of ["asha rao", "lakeside", "asha.rao@school.test"]) {
      const shown = await listLeads(db, { search }, {}, manager);
      expect([...(await searchHits(db, search, shown.leads))], search).toEqual([]);
    }
  });

  test("goes on finding it after a correction, and by the newest words of a long conversation", async () => {
    const db = await fresh();
    const leadId = await spokenWith(db);
    await correctPerson(db, { leadId, person: { name: "Usha Rao", email: "u@x.test" } }, manager, now);
    expect(await found(db, "usha leasing")).toEqual([leadId]);
    for (let round = 0; round < 6; round += 1) {
      const text = Array.from({ length: 100 }, (_, index) => `word${round}x${index}`).join(" ");
      await addNote(db, { leadId, text }, manager, now);
    }
    const { conversation } = await db.selectFrom("leads").select("conversation").executeTakeFirstOrThrow();
    expect(conversation).toHaveLength(longestConversation);
    expect(await found(db, "word5x99 usha")).toEqual([leadId]);
    expect(await found(db, "leasing")).toEqual([]);
  });

  test("shows an agent only what the agent may see", async () => {
    const db = await fresh();
    const leadId = await spokenWith(db);
    expect(await found(db, "leasing", agent)).toEqual([leadId]);
    await makeStaff(db, "other");
    await assignLead(db, { leadId, ownerId: "other" }, manager, now);
    expect(await found(db, "leasing", agent)).toEqual([]);
    expect(await found(db, "leasing", { ...agent, teammates: ["other"] })).toEqual([leadId]);
  });

  test("finds nothing of who withdrew consent, or was erased, whatever is said after it", async () => {
    const db = await fresh();
    const asked = await askForData(db);
    const leadId = await spokenWith(db);
    await withdrawAll(db, asked, { siteName: "DTS", now });
    await addNote(db, { leadId, text: "courtyard" }, { id: "manager", role: "admin" }, now);
    for (const search of ["leasing", "courtyard"]) expect(await found(db, search)).toEqual([]);
    const other = await spokenWith(db, { id: "second", role: "manager" });
    expect(await found(db, "leasing")).toEqual([other]);
    await eraseAll(db, asked, now);
    await addNote(db, { leadId: other, text: "courtyard" }, manager, now);
    await fillConversations(db, signal);
    for (const search of ["leasing", "courtyard", "asha"]) expect(await found(db, search)).toEqual([]);
    const rows = await db.selectFrom("leads").select(["search", "conversation"]).execute();
    expect(new Set(rows.flatMap(({ search, conversation }) => [search, conversation]))).toEqual(
      new Set([""]),
    );
  });

  test("leaves nothing of erased words in the file of SQLite's index", async () => {
    const db = await fresh();
    if (db.engine === "postgres") return;
    await recordSubmission(
      db,
      sampleSubmission({ mails: [], person: { name: "Usha", email: "u@x.test", organization: "Hill" } }),
      now,
    );
    await spokenWith(db);
    expect(await holdsInIndex(db, "leasing")).toBe(true);
    await eraseAll(db, await askForData(db), now);
    await purgeErasedWords(db, signal);
    for (const word of ["leasing", "verandah", "lakeside"])
      expect(await holdsInIndex(db, word), word).toBe(false);
    expect(await holdsInIndex(db, "usha")).toBe(true);
    expect(await found(db, "usha")).toHaveLength(1);
    // Nothing is left to do, and nothing is done.
    expect(await db.selectFrom("fills").selectAll().where("name", "=", "erased words").execute()).toEqual([]);
    await sql`insert into lead_search(lead_search) values ('integrity-check')`.execute(db);
  });

  test("fills in the conversations of before, part by part, and forgets where the version before erases", async () => {
    const db = await fresh();
    const leadId = await spokenWith(db);
    const written = await db.selectFrom("leads").select("conversation").executeTakeFirstOrThrow();
    await db.updateTable("leads").set({ conversation: "" }).execute();
    expect(await found(db, "leasing")).toEqual([]);
    for (const _ of [1, 2]) await fillConversations(db, signal);
    expect(await found(db, "leasing verandah trolley")).toEqual([leadId]);
    const filled = await db.selectFrom("leads").select("conversation").executeTakeFirstOrThrow();
    const words = (text: string) => [...new Set(text.trim().split(" "))].sort();
    expect(words(filled.conversation)).toEqual(words(written.conversation));
    await db.updateTable("leads").set({ search: "" }).execute();
    expect(await found(db, "leasing")).toEqual([]);
    expect(await db.selectFrom("leads").select("conversation").execute()).toEqual([{ conversation: "" }]);
  });

  test("keeps the words of notes that many write at once", async () => {
    const db = await fresh();
    const leadId = await spokenWith(db);
    const mails = ["first", "second", "third", "fourth"].map((word) =>
      receive(db, mailText({ headers: { From: "asha.rao@school.test" }, body: `${word} mail` }), word),
    );
    await Promise.all(mails);
    for (const word of ["first", "second", "third", "fourth"])
      expect(await found(db, word)).toEqual([leadId]);
  });
});

async function askForData(db: Database) {
  const outcome = await recordSubmission(db, sampleSubmission({ form: "data-request", mails: [] }), now);
  const leadId = outcome.outcome === "stored" ? outcome.leadId : "";
  return { leadId, reference: "DTS", address: "asha.rao@school.test" };
}

/** A lead with something in each place where something is said. */
async function spokenWith(db: Database, viewer = manager): Promise<string> {
  await makeStaff(db, viewer.id);
  const outcome = await recordSubmission(db, sampleSubmission({ mails: [] }), now);
  const leadId = outcome.outcome === "stored" ? outcome.leadId : "";
  await addNote(db, { leadId, text: "They prefer leasing to buying." }, viewer, now);
  const step = { text: "Visit them in Udaipur", at: now.getTime() };
  await changeStatus(db, { leadId, to: "contacted", step }, viewer, now);
  await logCall(db, { leadId, call: "spoke", note: "The pavilion is cancelled" }, viewer, now);
  await logChat(db, { leadId, text: "Greetings from us" }, viewer, now);
  const reply = {
    leadId,
    key: leadId,
    subject: "Zero-touch",
    text: "Two trolleys are enough.",
    attachments: [],
  };
  const author = { viewer, name: "The manager", replyTo: "manager@dts.example", now };
  await sendReply(db, { ...reply, language: "en", marksAnswered: false }, author);
  await receive(
    db,
    mailText({ headers: { From: "asha.rao@school.test" }, body: "Put them on the verandah." }),
    leadId,
  );
  return leadId;
}

let uid = 0;

function receive(db: Database, message: string, id: string) {
  uid += 1;
  const place = { mailbox: ours.mailbox, uidValidity: 1, uid };
  const source = Buffer.from(message.replace(/^Message-ID:.*$/im, `Message-ID: <${id}@school.test>`));
  return receiveMessage(db, place, { source, isCut: false, at: now }, ours);
}

async function found(db: Database, search: string, viewer = manager): Promise<string[]> {
  return (await listLeads(db, { search }, {}, viewer)).leads.map(({ id }) => id);
}

/** Whether the pages of the index hold a word; its first letter may stand apart, with what it shares with the word before. */
async function holdsInIndex(db: Database, word: string): Promise<boolean> {
  const { rows } = await sql<{ pages: number }>`select count(*) as pages from lead_search_data
    where instr(block, cast(${word.slice(1)} as blob)) > 0`.execute(db);
  return (rows[0]?.pages ?? 0) > 0;
}
