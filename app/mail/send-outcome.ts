/** What became of one try to send a mail. Reasons may hold addresses: they are for staff, not for the log. */
export type SendOutcome =
  /** Accepted for everybody but those listed: `refused` for good, `deferred` may be tried again. */
  | { outcome: "sent"; refused: string[]; deferred: string[] }
  /** This mail will never be accepted. */
  | { outcome: "refused"; reason: string }
  /** The server asks to try this mail later. */
  | { outcome: "deferred"; reason: string }
  /** The server cannot be used now: no mail would go out. */
  | { outcome: "unreachable"; reason: string };

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; recipient?: string };
type SentInfo = { rejectedErrors?: SmtpError[] };

const longestReason = 500;

export function successOf({ rejectedErrors = [] }: SentInfo): SendOutcome {
  const of = (wanted: "refused" | "deferred") =>
    rejectedErrors.filter((error) => verdict(error) === wanted).flatMap(({ recipient }) => recipient ?? []);
  return { outcome: "sent", refused: of("refused"), deferred: of("deferred") };
}

export function failureOf(error: unknown): SendOutcome {
  const failed = error as SmtpError;
  return { outcome: verdict(failed), reason: (failed.message || String(error)).slice(0, longestReason) };
}

// A recipient or the content can be refused for good. A refused greeting, sign-in or sender is the fault of our
// settings or the server's day: every mail would share it, so none may die of it at once.
function verdict({ command = "", responseCode = 0 }: SmtpError): "refused" | "deferred" | "unreachable" {
  if (!/^(RCPT TO|DATA)$/.test(command) || responseCode < 400) return "unreachable";
  return responseCode >= 500 ? "refused" : "deferred";
}
