import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { startRawServer, startSmtp } from "#tests/support/smtp.ts";

function mail(...words: [...string[], url: string]): Promise<{ code: number; said: string }> {
  const url = words.pop();
  const env = { ...process.env, SMTP_URL: url };
  return new Promise((resolve) =>
    execFile(process.execPath, ["scripts/mail.ts", ...words], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    ),
  );
}

test("a test mail arrives, and the command prints the mail server's response", {
  timeout: 60_000,
}, async () => {
  await using smtp = await startSmtp();
  const { code, said } = await mail("test", "you@company.test", smtp.url);
  expect(smtp.received.map(({ to }) => to)).toEqual([["you@company.test"]]);
  expect(said).toContain("took the mail to you@company.test");
  expect(said).toContain("250");
  expect(code).toBe(0);
});

test("a refusal is quoted, without the password, and the command fails", {
  timeout: 60_000,
}, async () => {
  await using strict = await startSmtp({ refuseSignIn: true });
  const { code, said } = await mail("test", "you@company.test", strict.url);
  expect(said).toContain("did not take the mail");
  expect(said).toContain("535");
  expect(said).not.toContain("wrong");
  expect(code).toBe(1);
});

test("a refusal that would control the terminal is quoted without its control characters", {
  timeout: 60_000,
}, async () => {
  await using hostile = await startRawServer("554 \u001b[31mno\u009b2J\u0007 mail\r\n");
  const { code, said } = await mail("test", "you@company.test", hostile.url);
  expect(said).toContain("554 [31mno2J mail");
  expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(code).toBe(1);
});

test("a mail server without encryption gets no password, and the command says what to change", {
  timeout: 60_000,
}, async () => {
  await using strict = await startSmtp({ refuseSignIn: true });
  const { code, said } = await mail("test", "you@company.test", strict.url.replace("127.0.0.1", "0.0.0.0"));
  expect(said).toContain("offers no encryption");
  expect(said).toContain("?requireTLS=false");
  expect(code).toBe(1);
});

test("without an address the command prints its usage", { timeout: 60_000 }, async () => {
  expect(await mail("test", "")).toEqual({ code: 1, said: "npm run mail -- test you@company.in\n" });
});
