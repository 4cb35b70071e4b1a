import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ImapFlow } from "imapflow";
import { serverAccount } from "./postgres-binaries.ts";

const lookAgainMs = 20;
const password = "a-secret&more";

/** The IMAP server of the tests: Dovecot, as Debian ships it. */
const dovecot = ["/usr/sbin/dovecot", "/usr/local/sbin/dovecot"].find((path) => existsSync(path));

/** Whether it is installed (Debian: `apt-get install dovecot-imapd`). */
export function hasDovecot(): boolean {
  return dovecot !== undefined && spawnSync(dovecot, ["--version"]).status === 0;
}

export type ImapForTests = {
  /** The MAILBOX_URL of the mailbox `replies@dts.example`. */
  url: string;
  /** Puts a message into the mailbox, as a mail server would. */
  deliver(message: string | Buffer): Promise<void>;
  /** The flags of the messages, oldest first. */
  flags(): Promise<string[][]>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A real IMAP server on a free port of this machine, with an empty mailbox. */
export async function startImap(): Promise<ImapForTests> {
  const folder = mkdtempSync(join(tmpdir(), "site-imap-"));
  const port = await freePort();
  const account = serverAccount();
  mkdirSync(join(folder, "mail"));
  if (account) {
    chownSync(folder, account.uid, account.gid);
    chownSync(join(folder, "mail"), account.uid, account.gid);
  }
  const file = join(folder, "dovecot.conf");
  writeFileSync(file, settings({ folder, port, ids: account ?? userInfo() }));
  const server = spawn(dovecot ?? "dovecot", ["-F", "-c", file], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  server.stderr.on("data", (part) => {
    said += String(part);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const open = async () => {
    const client = new ImapFlow({
      ...{ host: "127.0.0.1", port, secure: false, logger: false },
      auth: { user: "replies@dts.example", pass: password },
    });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`Dovecot ended: ${said}`);
    await wait(lookAgainMs);
  }
  return {
    url: `imap://replies%40dts.example:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    async deliver(message) {
      const client = await open();
      await client.append("INBOX", typeof message === "string" ? Buffer.from(message) : message);
      await client.logout();
    },
    async flags() {
      const client = await open();
      await client.mailboxOpen("INBOX");
      const all =
        client.mailbox && client.mailbox.exists > 0 ? await client.fetchAll("1:*", { flags: true }) : [];
      await client.logout();
      return all.map(({ flags }) => [...(flags ?? [])]);
    },
    async [Symbol.asyncDispose]() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Settings = { folder: string; port: number; ids: { uid: number; gid: number } };

function settings({ folder, port, ids }: Settings): string {
  // Only root can run Dovecot's processes as other users; otherwise all run as this one.
  const own = process.getuid?.() === 0 ? [] : ["default_internal_user", "default_login_user"];
  return [
    `base_dir = ${folder}/run`,
    `state_dir = ${folder}/state`,
    `log_path = ${folder}/log`,
    "protocols = imap",
    "listen = 127.0.0.1",
    "ssl = no",
    "disable_plaintext_auth = no",
    ...own.map((name) => `${name} = ${userInfo().username}`),
    `mail_location = maildir:${folder}/mail/%n`,
    "first_valid_uid = 1",
    "first_valid_gid = 1",
    "mail_fsync = never",
    `passdb {\n  driver = static\n  args = password=${password}\n}`,
    `userdb {\n  driver = static\n  args = uid=${ids.uid} gid=${ids.gid} home=${folder}/mail/%n\n}`,
    `service imap-login {\n  chroot =\n  inet_listener imap {\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
    "service anvil {\n  chroot =\n}",
    "",
  ].join("\n");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once("data", () => end(true));
    socket.once("error", () => end(false));
    socket.once("close", () => end(false));
  });
}
