import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "#app/accounts/password-hash.server.ts";

test("a hash is Argon2id with 19 MiB and two passes, in the usual format", async () => {
  const hash = await hashPassword("paper lantern");
  const [, nonce = "", tag = ""] = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  const again = argon2Sync("argon2id", {
    message: "paper lantern",
    nonce: Buffer.from(nonce, "base64"),
    memory: 19456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect(Buffer.from(tag, "base64")).toEqual(again);
});

test("the same password has another hash each time, and only itself fits", async () => {
  const [one, other] = await Promise.all([hashPassword("paper lantern"), hashPassword("paper lantern")]);
  expect(one).not.toBe(other);
  const fits = (password: string, hash: string) => verifyPassword({ hash, password });
  expect(await Promise.all([fits("paper lantern", one), fits("paper lantern", other)])).toEqual([true, true]);
  expect(await Promise.all([fits("Paper lantern", one), fits("", one)])).toEqual([false, false]);
});

test("letters that look alike in both spellings of Unicode are the same password", async () => {
  const hash = await hashPassword("caf\u00e9 au lait, please");
  expect(await verifyPassword({ hash, password: "cafe\u0301 au lait, please" })).toBe(true);
});

test("what is no hash of ours fits nothing", async () => {
  expect(await verifyPassword({ hash: "plain text", password: "plain text" })).toBe(false);
  expect(await verifyPassword({ hash: "", password: "" })).toBe(false);
});
