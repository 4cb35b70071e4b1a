import { mailsTo } from "../forms/form-page.ts";
import { expect } from "../shell/returning-visitor.ts";

/** The path of the token whose link went to an address. */
export async function tokenLink(email: string): Promise<string> {
  const found = () =>
    mailsTo(email)
      .map((mail) => mail.replaceAll("=\r\n", "").replaceAll("=\n", ""))
      .flatMap((mail) => /\/shop\/token-generation\/[\w-]{44}/.exec(mail)?.[0] ?? []);
  await expect.poll(() => found().length).toBeGreaterThan(0);
  return found().at(-1) ?? "";
}
