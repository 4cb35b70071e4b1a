/** The outcome of one try to send a mail. Reasons may hold addresses: they are for staff, not for the log. */
export type SendOutcome =
  /** Accepted for all but those listed: `refused` permanently; `deferred` may be tried again. */
  | { outcome: "sent"; refused: string[]; deferred: string[] }
  /** This mail will never be accepted; `gone` if its mailbox or address does not exist. */
  | { outcome: "refused"; reason: string; gone?: boolean }
  /** Its receiver no longer wants it: there is nothing to try, now or later. */
  | { outcome: "withheld"; reason: string }
  /** The server asks for another try later. */
  | { outcome: "deferred"; reason: string }
  /** This version cannot read the row, which another version wrote. */
  | { outcome: "unreadable"; reason: string }
  /** The server is unavailable: it would accept no mail. */
  | { outcome: "unreachable"; reason: string };

type SmtpError = Error & {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  recipient?: string;
};
type SentInfo = { rejectedErrors?: SmtpError[] };

const longestReason = 500;

/** The outcome of a mail that the server accepted, for all recipients or some. */
export function successOf({ rejectedErrors = [] }: SentInfo): SendOutcome {
  const of = (wanted: "refused" | "deferred") =>
    rejectedErrors.filter((error) => verdict(error) === wanted).flatMap(({ recipient }) => recipient ?? []);
  return { outcome: "sent", refused: of("refused"), deferred: of("deferred") };
}

/** The outcome of a mail that the server did not accept, from nodemailer's error. */
export function failureOf(error: unknown): SendOutcome {
  const failed = error as SmtpError;
  const outcome = verdict(failed);
  const reason = (failed.message || String(error)).slice(0, longestReason);
  return outcome === "refused" && isGone(failed) ? { outcome, reason, gone: true } : { outcome, reason };
}

/**
 * Whether a status (RFC 3463) says that the mailbox does not exist. Other failures pass, or are about the mail and not
 * the address.
 */
export function lastsForGood(status: string): boolean {
  return /^5\.(1\.\d+|2\.1)$/.test(status);
}

function isGone({ command, responseCode = 0, response, message }: SmtpError): boolean {
  if (command !== "RCPT TO") return false;
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response ?? message)?.[0];
  return status ? lastsForGood(status) : [550, 551, 553].includes(responseCode);
}

// A recipient or the content can be refused permanently. A refused greeting, sign-in or sender is a fault of our
// settings or of the server and would hit every mail, so it must not end any of them.
function verdict({ command = "", responseCode = 0 }: SmtpError): "refused" | "deferred" | "unreachable" {
  if (!/^(RCPT TO|DATA)$/.test(command) || responseCode < 400) return "unreachable";
  return responseCode >= 500 ? "refused" : "deferred";
}
