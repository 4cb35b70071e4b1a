import { createHmac } from "node:crypto";
import { BadSetting } from "#app/bad-setting.ts";
import type { Database } from "#app/database/database.server.ts";
import { type AppSecretConfig, appSecret, hasSecret, secretName } from "./app-secret.server.ts";

const id = 1;
const whenLost =
  'If it is lost, "npm run staff -- new-secret" begins with the present one (README, "The secret").';

/**
 * Ends a start with a secret that this database is not used with: sessions and links would flip between valid and
 * invalid, and authenticator keys could not be decrypted. The first process stores a mark of its secret; a process that
 * has the marked secret in APP_SECRET_OLD replaces the mark. Throws `BadSetting`.
 */
export async function checkSecret(db: Database, config: AppSecretConfig): Promise<void> {
  const known = await markOfDatabase(db);
  if (!hasSecret(config) && (known !== undefined || (await hasStaff(db)))) {
    throw new BadSetting(
      `${secretName(config)} is missing, but this database has been used with a secret: put the file back, or set APP_SECRET to what it held. ${whenLost}`,
    );
  }
  const mark = markOf(appSecret(config));
  if (known === undefined) {
    await db
      .insertInto("secret_check")
      .values({ id, mark })
      .onConflict((row) => row.doNothing())
      .execute();
    // Another process stored its mark at the same moment.
    if ((await markOfDatabase(db)) === mark) return;
  }
  const replaced = config.oldSecrets.map(markOf);
  const { numUpdatedRows } = await db
    .updateTable("secret_check")
    .set({ mark })
    .where("id", "=", id)
    .where("mark", "in", [mark, ...replaced])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  throw new BadSetting(
    `${secretName(config)} is not the one that this database is used with: set the right one or, to replace it, the former one as APP_SECRET_OLD beside it. ${whenLost}`,
  );
}

/** Makes the present secret the database's, whatever it was before. */
export async function adoptSecret(db: Database, config: AppSecretConfig): Promise<void> {
  const mark = markOf(appSecret(config));
  await db
    .insertInto("secret_check")
    .values({ id, mark })
    .onConflict((row) => row.column("id").doUpdateSet({ mark }))
    .execute();
}

async function markOfDatabase(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("secret_check").select("mark").where("id", "=", id).executeTakeFirst();
  return row?.mark;
}

async function hasStaff(db: Database): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) !== undefined;
}

function markOf(secret: string): string {
  return createHmac("sha256", secret).update("the secret of this database").digest("base64url");
}
