import { createHash, randomBytes } from "node:crypto";
import type { Queryable } from "#app/database/database.server.ts";
import { insertRows, type Row } from "#app/database/rows.server.ts";
import { isId, newId } from "#app/database/uuid.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { viewerOf } from "#app/leads/teams/teams.server.ts";
import { audit } from "#app/leads/work/audit.server.ts";
import { type ApiScope, isApiScope } from "./api-scopes.ts";
import { needsSecondFactor } from "./required-second-factor.server.ts";
import { isRole } from "./roles.ts";

/** The prefix by which scanners of published code recognise a token. */
const beginning = "wsk_";
const dayMs = 24 * 60 * 60_000;
const maxTokens = 20;
/** The last use is written at most once a minute: a token may send five requests a second. */
const usedEveryMs = 60_000;

export type ApiToken = Omit<Row<"api_tokens">, "hash">;

type Wish = { name: string; scopes: ApiScope[]; days: number };

/**
 * Creates a token with its maker's rights, within the scopes.
 * @returns its secret, which is stored nowhere; null if there are too many
 */
export async function makeToken(
  db: Queryable,
  { name, scopes, days }: Wish,
  maker: Viewer,
  now: Date,
): Promise<string | null> {
  const present = await listTokens(db, maker.id);
  if (present.filter((token) => isLive(token, now)).length >= maxTokens) return null;
  const secret = beginning + randomBytes(32).toString("base64url");
  const id = newId(now);
  await insertRows(db, "api_tokens", [
    {
      ...{ id, name, scopes, maker_id: maker.id, hash: hashOf(secret) },
      created_at: now.getTime(),
      expires_at: now.getTime() + days * dayMs,
      used_at: null,
      revoked_at: null,
    },
  ]);
  const detail = { scopes, days };
  await audit(db, { actorId: maker.id, action: "token made", subjectId: id, detail, now });
  return secret;
}

/** The tokens of a staff member, or of all; newest first. */
export function listTokens(db: Queryable, makerId?: string): Promise<ApiToken[]> {
  const all = db
    .selectFrom("api_tokens")
    .select([
      ...(["id", "maker_id", "name", "scopes", "created_at", "expires_at", "used_at", "revoked_at"] as const),
    ])
    .orderBy("id", "desc");
  return (makerId === undefined ? all : all.where("maker_id", "=", makerId)).execute();
}

export function isLive({ expires_at, revoked_at }: ApiToken, now: Date): boolean {
  return revoked_at === null && expires_at > now.getTime();
}

/** Revokes a token: one of the viewer's own, or any by an admin. @returns false if there is none to revoke */
export async function revokeToken(db: Queryable, id: string, viewer: Viewer, now: Date): Promise<boolean> {
  if (!isId(id)) return false;
  const live = db
    .updateTable("api_tokens")
    .set({ revoked_at: now.getTime() })
    .where("id", "=", id)
    .where("revoked_at", "is", null);
  const own = viewer.role === "admin" ? live : live.where("maker_id", "=", viewer.id);
  const { numUpdatedRows } = await own.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await audit(db, { actorId: viewer.id, action: "token revoked", subjectId: id, now });
  return true;
}

/** The user of a token: its maker with their present rights. */
export type TokenHolder = { tokenId: string; viewer: Viewer; scopes: readonly ApiScope[] };

/** The holder of a token; null if it is unknown, expired or revoked, or if its maker could not sign in. */
export async function holderOf(db: Queryable, secret: string, now: Date): Promise<TokenHolder | null> {
  if (!secret.startsWith(beginning) || secret.length > 100) return null;
  const row = await db
    .selectFrom("api_tokens")
    .innerJoin("user", "user.id", "api_tokens.maker_id")
    .select(["api_tokens.id", "maker_id", "scopes", "used_at", "role", "disabled", "twoFactorEnabled"])
    .where("hash", "=", hashOf(secret))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.getTime())
    .executeTakeFirst();
  if (!row || row.disabled || !isRole(row.role)) return null;
  if (!row.twoFactorEnabled && (await needsSecondFactor(db, row.role))) return null;
  if (row.used_at === null || now.getTime() - row.used_at > usedEveryMs)
    await db.updateTable("api_tokens").set({ used_at: now.getTime() }).where("id", "=", row.id).execute();
  const viewer = await viewerOf(db, { id: row.maker_id, role: row.role });
  return { tokenId: row.id, viewer, scopes: row.scopes.filter(isApiScope) };
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
