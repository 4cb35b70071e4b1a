import { type Kysely, sql } from "kysely";

type Types = { id: ReturnType<typeof sql>; instant: ReturnType<typeof sql>; json: ReturnType<typeof sql> };

/** Privacy choices, scheduled jobs, and webhooks. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const id = engine === "sqlite" ? sql`text` : sql`uuid`;
  const instant = engine === "sqlite" ? sql`integer` : sql`bigint`;
  const json = engine === "sqlite" ? sql`json` : sql`jsonb`;
  await endsOfLeads(db, { id, instant, json });
  await mailWishes(db, { id, instant, json });
  await work(db, { id, instant, json });
}

async function endsOfLeads(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema.alterTable("leads").addColumn("restricted_at", instant).execute();
  await db.schema.alterTable("leads").addColumn("erased_at", instant).execute();
  // For retention: leads that still hold personal data, oldest first.
  await db.schema
    .createIndex("leads_kept")
    .on("leads")
    .columns(["form", "id"])
    .where(sql.ref("erased_at"), "is", null)
    .execute();

  await db.schema
    .createTable("withdrawals")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("notice_version", "text")
    .addColumn("at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("withdrawals_lead").on("withdrawals").column("lead_id").execute();
}

async function mailWishes(db: Kysely<unknown>, { id, instant }: Types): Promise<void> {
  await db.schema
    .createTable("opt_outs")
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addPrimaryKeyConstraint("opt_outs_key", ["address", "scope"])
    .execute();

  await db.schema
    .createTable("newsletter_subscribers")
    .addColumn("address", "text", (column) => column.primaryKey().notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("confirmed_at", instant, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("newsletter_subscribers_lead")
    .on("newsletter_subscribers")
    .column("lead_id")
    .execute();

  // Recipients per issue, so that an interrupted send resumes where it stopped.
  await db.schema
    .createTable("newsletter_mails")
    .addColumn("issue", "text", (column) => column.notNull())
    .addColumn("lead_id", id, (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("newsletter_mails_key", ["issue", "lead_id"])
    .execute();
  await db.schema.createIndex("newsletter_mails_lead").on("newsletter_mails").column("lead_id").execute();
}

async function work(db: Kysely<unknown>, { id, instant, json }: Types): Promise<void> {
  await db.schema
    .createTable("job_runs")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("job", "text", (column) => column.notNull())
    .addColumn("started_at", instant, (column) => column.notNull())
    .addColumn("finished_at", instant)
    .addColumn("result", json, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("job_runs_job").on("job_runs").columns(["job", "started_at"]).execute();

  await db.schema
    .createTable("webhooks")
    .addColumn("id", id, (column) => column.primaryKey().notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", instant, (column) => column.notNull())
    .addColumn("stopped_at", instant)
    .execute();

  await db.schema
    .createTable("browser_reports")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("hits", "integer", (column) => column.notNull())
    .addColumn("first_at", instant, (column) => column.notNull())
    .addColumn("last_at", instant, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("browser_reports_last").on("browser_reports").column("last_at").execute();
}
