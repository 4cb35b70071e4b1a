import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locator, type Page, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import type { Form } from "#app/forms/engine/define-form.ts";
import { firstFields } from "#app/forms/engine/details-form.ts";
import type { Field } from "#app/forms/engine/fields.ts";
import { sampleAnswers, samplePdf } from "#tests/fixtures/sample-answers.ts";
import { contentOfToday } from "#tests/support/content-of-today.ts";

const pages = Object.values(contentOfToday().pages);

/** The first page that shows a form; a form that stands in a tool only has its own page. */
export function pageOf({ id }: Form): string {
  const shown = pages.find(({ blocks }) =>
    blocks.some((block) => block.block === "form" && block.form === id),
  );
  return shown?.path ?? `/forms/${id}/again`;
}

/** An address that a second try of the same test does not share with the first: what that stored is still there. */
export const ownAddress = (name: string) => `${name}-${tryOf()}@customer.example`;

/** Which try of the running test this is: a letter of its own on this server, one that serial numbers have. */
export function tryOf(): string {
  const { retry, repeatEachIndex } = test.info();
  return "ABCDEFGHJKLMNPQRSTUVWXYZ".charAt(repeatEachIndex * 3 + retry);
}

export function formOn(page: Page, { title }: Form): Locator {
  return page.getByRole("form", { name: title, exact: true });
}

/** Answers every field that is asked, each found by its role and accessible name. */
export async function fillIn(drawn: Locator, form: Form, email: string) {
  const fields = firstFields(form);
  const answers = sampleAnswers({ fields }, fields.email ? { email: [email] } : {});
  if (fields.marketing) await drawn.locator("summary", { hasText: fields.marketing.label }).click();
  for (const [name, values] of answers) {
    const field = form.fields[name];
    if (field) await answer(drawn, field, values);
  }
}

async function answer(drawn: Locator, field: Field, values: readonly string[]) {
  const [value = ""] = values;
  const name = nameOf(field);
  switch (field.kind) {
    case "carried":
      return;
    case "file": {
      const file = { name: value, mimeType: "application/pdf", buffer: Buffer.from(samplePdf) };
      return drawn.getByLabel(field.label).setInputFiles(file);
    }
    case "consent":
      return drawn.getByRole("checkbox", { name }).check();
    case "choices":
      return drawn.getByRole("group", { name }).getByRole("checkbox", { name: value, exact: true }).check();
    case "choice":
      if (field.as === "select") {
        await drawn.getByRole("combobox", { name }).selectOption(value);
        return;
      }
      return drawn.getByRole("group", { name }).getByRole("radio", { name: value, exact: true }).check();
    default:
      return drawn.getByRole("textbox", { name }).fill(value);
  }
}

/** What a screen reader calls a field: its label, and whether it may be left out. */
function nameOf({ label }: Field): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( optional)?[ *]*$`);
}

const dataDir = () => readFileSync(".cache/e2e-data-dir", "utf8");

/** The references of the leads that a form made for an address; of a form that asks for none, of all its leads. */
export function storedReferences({ id, fields }: Form, email: string): string[] {
  const db = new Sqlite(join(dataDir(), "site.db"), { readonly: true });
  const rows = db.prepare("select reference, email from leads where form = ?").all(id);
  db.close();
  return (rows as { reference: string; email: string | null }[])
    .filter((row) => !fields.email || row.email === email)
    .map((row) => row.reference);
}

/** The organization of each lead that came from this address. */
export function storedOrganizations({ id }: Form, email: string): (string | null)[] {
  const db = new Sqlite(join(dataDir(), "site.db"), { readonly: true });
  const rows = db.prepare("select organization from leads where form = ? and email = ?").all(id, email);
  db.close();
  return (rows as { organization: string | null }[]).map(({ organization }) => organization);
}

/** Where the sender of a lead came from, first and last. */
export function storedArrivals(reference: string) {
  const db = new Sqlite(join(dataDir(), "site.db"), { readonly: true });
  const rows = db
    .prepare(
      `select touch, landing_page as page, attributions.source, campaign from attributions
        join leads on leads.id = lead_id where reference = ? order by touch`,
    )
    .all(reference);
  db.close();
  return rows;
}

/** The mails that went to an address, as they stand on the line. */
export function mailsTo(email: string): string[] {
  const folder = join(dataDir(), "mail");
  // It is made with the first mail.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => new RegExp(`^To: .*${email.replaceAll(".", "\\.")}`, "m").test(mail));
}
