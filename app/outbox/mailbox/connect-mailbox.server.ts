import type { ImapFlow } from "imapflow";
import { isThisMachine } from "#app/values/this-machine.ts";
import type { MailboxSettings } from "./mailbox-settings.ts";

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 5 * 60_000;

/** Signs in and opens the folder. Without TLS only on the same machine. */
export async function connectMailbox(settings: MailboxSettings): Promise<ImapFlow> {
  const { host, port, isSecure, user, password, folder } = settings;
  // Loaded at the first connection: most sites have no mailbox.
  const { ImapFlow: Client } = await import("imapflow");
  const client = new Client({
    host,
    port,
    secure: isSecure,
    doSTARTTLS: isSecure || isThisMachine(host) ? undefined : true,
    auth: { user, pass: password },
    logger: false,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
  // A later error ends the connection, and its waiting calls fail.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}
