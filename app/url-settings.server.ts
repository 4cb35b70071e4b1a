import * as v from "valibot";
import { isSslModeKnown, sslModes } from "./database/postgres-tls.server.ts";
import { longestLocalPart } from "./links/sealed-address.server.ts";
import { readMailboxUrl } from "./outbox/mailbox/mailbox-settings.ts";

export const origin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\/[^/?#@\\*]+\/?$/i.test(text) && URL.canParse(text),
    "is not an address such as https://www.example.com",
  ),
  // As browsers send it: in small letters, without the standard port.
  v.transform((text) => new URL(text).origin),
);

// What is not encoded ends the host early: its rest would be taken for the path, and logs would show it. The value of a
// query's parameter may hold an @.
const encoded = v.check(
  (text: string) => !/^(postgres(ql)?|smtps?):\/\/[^/?#]*([/#][^?]*|[^?]*\?[^=]*)@/.test(text),
  "has a user name or password that is not encoded: write @ as %40, / as %2F, ? as %3F and # as %23",
);

// Docker keeps the quotes of its --env-file, and only a shell knows what ~ is: a folder of that name would be made here.
export const plain = v.check(
  (text: string) => !/^(sqlite:|file:)?["'~]/.test(text),
  "begins with a quote or ~: write it without quotes, and the path in full",
);

export const databaseUrl = v.pipe(
  v.string(),
  plain,
  encoded,
  v.check(
    (text) =>
      isPostgres(text) ? /^\w+:\/\/./.test(text) && URL.canParse(text) : /^(sqlite:|file:)?[^:]+$/.test(text),
    "is neither postgres://... nor the path of a SQLite file",
  ),
  v.check(
    (text) => !isPostgres(text) || isSslModeKnown(text),
    `has an sslmode that is not one of ${sslModes.join(", ")}`,
  ),
);

export const smtpUrl = v.pipe(
  v.string(),
  encoded,
  v.check(
    (text) => /^smtps?:/.test(text) && URL.canParse(text) && new URL(text).hostname !== "",
    "is not an address such as smtp://host:587",
  ),
  v.check(namesOnlyServer, "names more than a server"),
);

export const mailboxUrl = v.pipe(
  v.string(),
  v.check(
    (text) => readMailboxUrl(text) !== undefined,
    "is not an address such as imaps://replies%40company.in:password@host/INBOX",
  ),
  v.check(
    (text) => (readMailboxUrl(text)?.address.indexOf("@") ?? 0) <= longestLocalPart,
    `names a mailbox with more than ${longestLocalPart} characters before the @: nothing can be sealed into its address`,
  ),
);

/** Whether a DATABASE_URL selects PostgreSQL; everything else is the path of a SQLite file. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

/** Also true for what is no address at all, which has its own sentence. */
function namesOnlyServer(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { pathname, hash } = new URL(text);
  return /^\/?$/.test(pathname) && hash === "";
}
