import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "../each-test.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";

const password = "paper lantern over harbour";
let server: OwnServer;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

function invite(email: string): string {
  const command = ["scripts/staff.ts", "add", "--email", email, "--role", "agent"];
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const printed = execFileSync(process.execPath, command, { env, encoding: "utf8", timeout: 20_000 });
  return new URL(printed.trim().split("\n").at(-1) ?? "").searchParams.get("token") ?? "";
}

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(form);
  return fetch(server.url + path, { method: "POST", body, headers, redirect: "manual" });
}

test("wrong passwords slow the account down, whatever proxy the client claims; a new link lets the owner in", async () => {
  const email = "asha@dts.example";
  await post("/leads/password", { token: invite(email), password });
  for (let guess = 0; guess < 3; guess++) {
    const answer = await post("/leads/login", { email, password: "a wrong guess" });
    expect(answer.status).toBe(401);
  }
  const headers = {
    "X-Forwarded-For": "203.0.113.7",
    Forwarded: "for=203.0.113.7",
    "X-Real-IP": "203.0.113.7",
  };
  const refused = await post("/leads/login", { email, password }, headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Try again in");

  const reset = ["scripts/staff.ts", "reset", "--email", email];
  const env = { ...process.env, DATA_DIR: server.dataDir };
  const printed = execFileSync(process.execPath, reset, { env, encoding: "utf8", timeout: 20_000 });
  const token = new URL(printed.trim().split("\n").at(-1) ?? "").searchParams.get("token") ?? "";
  const set = await post("/leads/password", { token, password });
  const Cookie = set.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  expect((await post("/leads/login", { email, password }, { Cookie })).status).toBe(303);
});

test("an unknown account is answered and slowed down like a known one", async () => {
  const known = "ravi@dts.example";
  await post("/leads/password", { token: invite(known), password });
  const answersFor = async (email: string) => {
    const answers: [number, string][] = [];
    for (let guess = 0; guess < 4; guess++) {
      const answer = await post("/leads/login", { email, password: "a wrong guess" });
      answers.push([answer.status, (await answer.text()).replaceAll(email, "")]);
    }
    return answers;
  };
  const [one, other] = [await answersFor(known), await answersFor("nobody@dts.example")];
  expect(one.map(([status]) => status)).toEqual([401, 401, 401, 429]);
  expect(one.map(([, text]) => text.replaceAll(/\d+ seconds/g, ""))).toEqual(
    other.map(([, text]) => text.replaceAll(/\d+ seconds/g, "")),
  );
});

test("while the database is locked, signing in answers 503 and the site stands", async () => {
  const lock = new Database(join(server.dataDir, "site.db"));
  lock.exec("begin immediate");
  try {
    const answer = await post("/leads/login", { email: "zoya@dts.example", password });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.text()).toContain("The database does not respond");
    expect((await fetch(`${server.url}/contact-us`)).status).toBe(200);
  } finally {
    lock.exec("rollback");
    lock.close();
  }
  expect((await post("/leads/login", { email: "zoya@dts.example", password })).status).toBe(401);
});

test("the secret is a file that only its owner reads", () => {
  const file = join(server.dataDir, "secret");
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
