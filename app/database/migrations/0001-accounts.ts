import { type Kysely, sql } from "kysely";

/** The tables of better-auth 1.7 with its two-factor plugin and database rate limit, and our fields on the user. */
export async function up(db: Kysely<unknown>, engine: "sqlite" | "postgres"): Promise<void> {
  const instant = engine === "postgres" ? sql`timestamptz` : sql`date`;
  const flag = engine === "postgres" ? sql`boolean` : sql`integer`;
  const off = engine === "postgres" ? sql`false` : sql`0`;

  await db.schema
    .createTable("user")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", flag, (column) => column.notNull().defaultTo(off))
    .addColumn("image", "text")
    .addColumn("twoFactorEnabled", flag, (column) => column.defaultTo(off))
    .addColumn("role", "text", (column) =>
      column.notNull().defaultTo("agent").check(sql`role in ('admin', 'manager', 'agent')`),
    )
    .addColumn("disabled", flag, (column) => column.notNull().defaultTo(off))
    .addColumn("createdAt", instant, (column) => column.notNull())
    .addColumn("updatedAt", instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("expiresAt", instant, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("createdAt", instant, (column) => column.notNull())
    .addColumn("updatedAt", instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", instant)
    .addColumn("refreshTokenExpiresAt", instant)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", instant, (column) => column.notNull())
    .addColumn("updatedAt", instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("verification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", instant, (column) => column.notNull())
    .addColumn("createdAt", instant, (column) => column.notNull())
    .addColumn("updatedAt", instant, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("twoFactor")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("verified", flag)
    .addColumn("failedVerificationCount", "integer", (column) => column.defaultTo(0))
    .addColumn("lockedUntil", instant)
    .execute();

  await db.schema
    .createTable("rateLimit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("lastRequest", "bigint", (column) => column.notNull())
    .execute();

  for (const [table, column] of [
    ["session", "userId"],
    ["account", "userId"],
    ["verification", "identifier"],
    ["twoFactor", "secret"],
    ["twoFactor", "userId"],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}_idx`).on(table).column(column).execute();
  }
}
