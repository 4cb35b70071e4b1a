import { createHmac } from "node:crypto";
import { BadSetting } from "#app/bad-setting.ts";
import type { Database, Transaction } from "#app/database/database.server.ts";
import { isMissingTable } from "#app/database/migrate.server.ts";
import { isAmong } from "#app/database/rows.server.ts";
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
  await requireSameSecret(db, config);
  const mark = markOf(appSecret(config));
  await db
    .insertInto("secret_check")
    .values({ id, mark })
    .onConflict((row) => row.doNothing())
    .execute();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("secret_check")
      .set({ mark })
      .where("id", "=", id)
      .where(isAmong(trx, "mark", config.oldSecrets.map(markOf)))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await forgetPushDevices(trx);
  });
  // Another process stored its mark at the same moment.
  if ((await markOfDatabase(db)) !== mark) throw otherSecret(config);
}

/** The same of a database that may have to stay as it is: stores nothing, and accepts one without the tables. */
export async function requireSameSecret(db: Database, config: AppSecretConfig): Promise<void> {
  const known = await unlessMissing(markOfDatabase(db));
  if (!hasSecret(config) && (known !== undefined || (await unlessMissing(hasStaff(db))))) {
    throw new BadSetting(
      `${secretName(config)} is missing, but this database has been used with a secret: put the file back, or set APP_SECRET to what it held. ${whenLost}`,
    );
  }
  if (known !== undefined && !acceptedMarks(config).includes(known)) throw otherSecret(config);
}

/** Makes the present secret the database's, whatever it was before. */
export async function adoptSecret(db: Database, config: AppSecretConfig): Promise<void> {
  const mark = markOf(appSecret(config));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("secret_check")
      .values({ id, mark })
      .onConflict((row) => row.column("id").doUpdateSet({ mark }))
      .execute();
    await forgetPushDevices(trx);
  });
}

/** A browser subscribes with a key that comes from the secret: its push service refuses one of another secret. */
async function forgetPushDevices(trx: Transaction): Promise<void> {
  await trx.deleteFrom("push_devices").execute();
}

async function markOfDatabase(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom("secret_check").select("mark").where("id", "=", id).executeTakeFirst();
  return row?.mark;
}

async function hasStaff(db: Database): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  return found.catch((error) => {
    if (isMissingTable(error)) return undefined;
    throw error;
  });
}

/** The marks of the secret and of those that it replaces. */
function acceptedMarks(config: AppSecretConfig): string[] {
  return [appSecret(config), ...config.oldSecrets].map(markOf);
}

function otherSecret(config: AppSecretConfig): BadSetting {
  return new BadSetting(
    `${secretName(config)} is not the one that this database is used with: set the right one or, to replace it, the former one as APP_SECRET_OLD beside it. ${whenLost}`,
  );
}

function markOf(secret: string): string {
  return createHmac("sha256", secret).update("the secret of this database").digest("base64url");
}
