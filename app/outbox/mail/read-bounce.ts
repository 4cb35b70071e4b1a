import { lastsForGood } from "./send-outcome.ts";

/** A mail server's report on a mail that it accepted and could not deliver (RFC 3464). */
export type Bounce = {
  /** The stable part of our Message-ID: the id of the outbox row. */
  mailId: string;
  recipient: string;
  /** The status and the server's words, for staff. */
  status: string;
  /** Whether the mailbox does not exist, rather than being full or refusing the content. */
  lasting: boolean;
};

const longestStatus = 200;

/** The failed recipients of a delivery report; none if the message is not one. */
export async function readBounces(message: string | Uint8Array): Promise<Bounce[]> {
  // Loaded with the first message that arrives.
  const { default: PostalMime } = await import("postal-mime");
  const { attachments } = await PostalMime.parse(message, { rfc822Attachments: true });
  const texts = attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const report = texts.find(({ mimeType }) => mimeType === "message/delivery-status")?.text;
  const original = texts.find(({ mimeType }) => /^(message\/rfc822|text\/rfc822-headers)$/.test(mimeType));
  const mailId = /^message-id:\s*<([0-9a-f-]{36})@/im.exec(original?.text ?? "")?.[1];
  if (!report || !mailId) return [];
  return report.split(/\r?\n\r?\n/).flatMap((block) => bounceOf(fieldsOf(block), mailId) ?? []);
}

function bounceOf(fields: Map<string, string>, mailId: string): Bounce | undefined {
  const recipient = addressOf(fields.get("original-recipient")) ?? addressOf(fields.get("final-recipient"));
  const code = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0];
  if (!recipient || !code || fields.get("action")?.toLowerCase() !== "failed") return undefined;
  const words = fields.get("diagnostic-code") ?? "";
  return {
    mailId,
    recipient,
    status: `${code} ${words}`.trim().slice(0, longestStatus),
    lasting: lastsForGood(code),
  };
}

/** A line that begins with a space continues the line before it. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value !== undefined ? [[name.toLowerCase(), value.trim()]] : [];
    }),
  );
}

function addressOf(field: string | undefined): string | undefined {
  return /^rfc822;\s*<?([^<>\s]+@[^<>\s]+?)>?$/i.exec(field ?? "")?.[1];
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}
