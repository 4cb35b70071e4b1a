import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endPostgres,
  newServerFolder,
  postgresUrl,
  removePostgres,
  startPostgres,
} from "#tests/support/postgres-server.ts";
import { type Database, DatabaseUnavailable, openDatabase } from "./database.server.ts";
import { migrate } from "./migrate.server.ts";
import { unboundedStatements } from "./role-settings.server.ts";
import { insertRows } from "./rows.server.ts";

const startTimeoutMs = 60_000;
const row = { address: "a@school.test", reason: "asked", created_at: 1 };
let folder: string;

// A separate server: these tests kill it.
beforeAll(async () => {
  folder = newServerFolder();
  await startPostgres(folder);
}, startTimeoutMs);

afterAll(() => removePostgres(folder), startTimeoutMs);

async function open(): Promise<Database> {
  const db = await openDatabase(postgresUrl(folder, "postgres"), { statementTimeoutMs: 1_500 });
  await migrate(db);
  return db;
}

test("every connection of the pool commits durably and has a statement time-out", async () => {
  await using db = await open();
  const settings = await Promise.all(
    Array.from({ length: 5 }, () =>
      sql`select current_setting('synchronous_commit') as durable, current_setting('statement_timeout') as longest,
        pg_sleep(0.05)`.execute(db),
    ),
  );
  for (const { rows } of settings) expect(rows[0]).toMatchObject({ durable: "on", longest: "1500ms" });
});

test("a role that may little gives itself the time-out and the cost of pages; what the operator has set stays", async () => {
  // One session: a database is made outside a transaction, in as long as the machine's disk takes.
  const unhurried = { connections: 1, statementTimeoutMs: startTimeoutMs };
  await using db = await openDatabase(postgresUrl(folder, "postgres"), unhurried);
  await sql`set statement_timeout = 0`.execute(db);
  // Another try meets what the first has made.
  const plain = `plain_${randomUUID().replaceAll("-", "")}`;
  await sql`create role ${sql.id(plain)} login`.execute(db);
  await sql`create database ${sql.id(plain)}`.execute(db);
  const openAsPlain = () => openDatabase(postgresUrl(folder, plain).replace("//site@", `//${plain}@`));
  const longest = async (other: Database) =>
    (await sql<{ ms: string }>`select current_setting('statement_timeout') as ms`.execute(other)).rows[0]?.ms;
  const costOfPage = async (other: Database) =>
    (await sql<{ cost: string }>`select current_setting('random_page_cost') as cost`.execute(other)).rows[0]
      ?.cost;
  {
    await using first = await openAsPlain();
    expect(await longest(first)).toBe("5s");
    expect(await costOfPage(first)).toBe("1.1");
    expect(await unboundedStatements(first)).toBeUndefined();
  }
  await sql`alter role ${sql.id(plain)} in database ${sql.id(plain)} set statement_timeout = '9s'`.execute(
    db,
  );
  await sql`alter role ${sql.id(plain)} in database ${sql.id(plain)} set random_page_cost = 2`.execute(db);
  await using second = await openAsPlain();
  expect(await longest(second)).toBe("9s");
  expect(await costOfPage(second)).toBe("2");
  await second.transaction().execute(async (trx) => {
    expect(await longest(trx as never)).toBe("5s");
  });
});

test("a role that commits without waiting for the disk is refused", async () => {
  await using db = await open();
  await sql`alter role current_user in database postgres set synchronous_commit = off`.execute(db);
  const opened = openDatabase(postgresUrl(folder, "postgres"));
  await expect(opened).rejects.toThrow("synchronous_commit is off and must be on");
  await sql`alter role current_user in database postgres reset synchronous_commit`.execute(db);
});

test("counts come as numbers", async () => {
  await using db = await open();
  expect((await sql`select count(*) as n, 9007199254740991::bigint as big`.execute(db)).rows).toEqual([
    { n: 0 + 1, big: Number.MAX_SAFE_INTEGER },
  ]);
});

test("a statement that runs too long is DatabaseUnavailable", async () => {
  await using db = await open();
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.checkHealth();
});

test("a connection that the server ends is DatabaseUnavailable, inside a transaction too, and a new one follows", async () => {
  await using db = await open();
  const killed = db.transaction().execute(async (trx) => {
    await insertRows(trx, "suppressions", [row]);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => {});
    await insertRows(trx, "suppressions", [{ ...row, address: "b@school.test" }]);
  });
  await expect(killed).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await db.selectFrom("suppressions").selectAll().execute()).toEqual([]);
});

test(
  "a server that is killed and started again is used again, and keeps what was acknowledged",
  async () => {
    await using db = await open();
    const row = { address: `${randomUUID()}@school.test`, reason: "asked", created_at: 1 };
    await insertRows(db, "suppressions", [row]);
    const running = Promise.allSettled(
      Array.from({ length: 4 }, () => sql`select pg_sleep(0.25)`.execute(db)),
    );
    await endPostgres(folder, "SIGKILL");
    const reasons = (await running).flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    for (const reason of reasons) expect(reason).toBeInstanceOf(DatabaseUnavailable);
    await expect(db.checkHealth()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await startPostgres(folder);
    expect(await db.selectFrom("suppressions").selectAll().execute()).toContainEqual(row);
  },
  startTimeoutMs,
);

test(
  "a server that answers nothing is given up early, and who asks meanwhile is told at once",
  async () => {
    await using proxy = await hangingProxy(folder);
    await using db = await openDatabase(postgresUrl(proxy.folder, "postgres"));
    const read = () => db.selectFrom("suppressions").selectAll().execute();
    await read();
    proxy.hang();
    await expect(read()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(read()).rejects.toThrow("did not answer a moment ago");
    proxy.goOn();
    await expect.poll(read).toEqual(expect.any(Array));
  },
  startTimeoutMs,
);

test("a server that does not flush to disk is refused", async () => {
  await using db = await open();
  await sql`alter system set fsync = off`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await expect
    .poll(async () => (await sql<{ fsync: string }>`show fsync`.execute(db)).rows[0]?.fsync, {
      timeout: 10_000,
    })
    .toBe("off");
  await expect(openDatabase(postgresUrl(folder, "postgres"))).rejects.toThrow("fsync is off and must be on");
});

/** A proxy to the server that can stop forwarding. */
async function hangingProxy(server: string) {
  const own = mkdtempSync(join(tmpdir(), "proxy-"));
  const name = ".s.PGSQL.5432";
  const sockets = new Set<Socket>();
  let hangs = false;
  const proxy = createServer((near) => {
    const far = connect(join(server, name));
    for (const socket of [near, far]) {
      sockets.add(socket);
      // Either side may close while the other still writes.
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (data) => hangs || far.write(data));
    far.on("data", (data) => hangs || near.write(data));
  });
  proxy.listen(join(own, name));
  await once(proxy, "listening");
  return {
    folder: own,
    hang() {
      hangs = true;
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
