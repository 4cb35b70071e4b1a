import { isPlainAddress } from "#app/values/plain-address.ts";

/** The mailbox in which replies of customers arrive. */
export type MailboxSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS, except on the same machine. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
  /** The address whose mail the mailbox receives. */
  address: string;
  /** The mailbox without its password, for database and log. */
  name: string;
};

/**
 * Reads MAILBOX_URL: `imaps://user:password@host/folder`. The user name is the address, or `?address=` names it;
 * special characters are percent-encoded. Undefined if it is invalid.
 */
export function readMailboxUrl(text: string): MailboxSettings | undefined {
  if (!/^imaps?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isSecure = url.protocol === "imaps:";
  const user = decoded(url.username);
  const password = decoded(url.password);
  const folder = decoded(url.pathname.slice(1)) || "INBOX";
  const address = url.searchParams.get("address") ?? user ?? "";
  if (!url.hostname || !user || !password || !isPlainAddress(address)) return undefined;
  const port = Number(url.port) || (isSecure ? 993 : 143);
  const name = `${user}@${url.hostname}:${port}/${folder}`;
  return { host: url.hostname, port, isSecure, user, password, folder, address, name };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
