import { expect, test } from "vitest";
import { warnOfPlainConnection } from "./plain-connection.ts";

test.each([
  "postgres://site@10.0.0.1/site",
  "postgres://site@db/site?sslmode=disable&sslrootcert=/ca.crt",
  "postgres://site@db/site?ssl=0",
  "postgres://site@localhost/site?host=db",
])("data that crosses a network unencrypted is warned of: %s", (url) => {
  expect(warnOfPlainConnection(url)).toMatch(/goes to (db|10\.0\.0\.1) unencrypted; add sslmode=verify-full/);
});

test.each([
  "sslmode=no-verify",
  "ssl=no-verify",
  "uselibpqcompat=true&sslmode=require",
  "uselibpqcompat=true&sslmode=prefer&sslrootcert=/ca.crt",
])("a server whose certificate is not checked is warned of: %s", (query) => {
  expect(warnOfPlainConnection(`postgres://db/site?${query}`)).toContain("goes to db without a check");
});

test.each([
  "postgres://site@127.0.0.1:6432/site",
  "postgres://site@[::1]/site",
  "postgres:///site?user=site",
  "postgres://site@localhost/site?host=%2Frun%2Fpostgresql",
  "postgres://site@db/site?sslmode=verify-full&sslrootcert=/ca.crt",
  "postgres://site@%2Frun%2Fpostgresql/site",
  "postgres://site@db/site?ssl=true",
  "postgres://site@db/site?sslmode=require",
  "postgres://site@db/site?uselibpqcompat=true&sslmode=require&sslrootcert=/ca.crt",
])("the connection %s needs no warning", (url) => {
  expect(warnOfPlainConnection(url)).toBeUndefined();
});
