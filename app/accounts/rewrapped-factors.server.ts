import type { Database } from "#app/database/database.server.ts";

/**
 * After the secret was replaced: encrypts authenticator keys and recovery codes with the new one.
 * @returns how many were; entries that neither secret can decrypt stay as they are
 */
export async function rewrapFactors(
  db: Database,
  { secret, former }: { secret: string; former: readonly string[] },
): Promise<number> {
  if (former.length === 0) return 0;
  const { symmetricDecrypt, symmetricEncrypt } = await import("better-auth/crypto");
  const opened = (key: string, data: string) => symmetricDecrypt({ key, data }).catch(() => undefined);
  const rewrapped = async (data: string): Promise<string> => {
    if ((await opened(secret, data)) !== undefined) return data;
    for (const key of former) {
      const text = await opened(key, data);
      if (text !== undefined) return symmetricEncrypt({ key: secret, data: text });
    }
    return data;
  };
  let changed = 0;
  for (const row of await db.selectFrom("twoFactor").select(["id", "secret", "backupCodes"]).execute()) {
    const next = { secret: await rewrapped(row.secret), backupCodes: await rewrapped(row.backupCodes) };
    if (next.secret === row.secret && next.backupCodes === row.backupCodes) continue;
    const { numUpdatedRows } = await db
      .updateTable("twoFactor")
      .set(next)
      .where("id", "=", row.id)
      .where("secret", "=", row.secret)
      .where("backupCodes", "=", row.backupCodes)
      .executeTakeFirstOrThrow();
    changed += Number(numUpdatedRows);
  }
  return changed;
}
