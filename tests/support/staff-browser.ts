import { addStaff } from "#app/accounts/staff-members.server.ts";
import type { Role } from "#app/leads/lead.ts";
import type { TestApp } from "./app.ts";
import { giveQuickPassword } from "./quick-password.ts";
import { CookieJar, goodPassword } from "./staff-accounts.ts";

type Form = Record<string, string>;
type Extra = { method?: string; headers?: Record<string, string>; form?: Form | FormData };

/** A staff member's browser for the tested application: keeps cookies and posts forms as our pages do. */
export class StaffBrowser {
  readonly jar = new CookieJar();
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  async ask(path: string, { method, headers, form }: Extra = {}): Promise<Response> {
    const Cookie = [...this.jar.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await this.#app.fetch(path, {
      method: method ?? (form ? "POST" : "GET"),
      headers: { Cookie, ...(form ? { Origin: this.#app.config.siteUrl } : {}), ...headers },
      ...(form ? { body: form instanceof FormData ? form : new URLSearchParams(form) } : {}),
      address: this.jar.address,
    });
    this.jar.keep(answer.headers.getSetCookie().map((line): [string, string] => ["Set-Cookie", line]));
    return answer;
  }

  /** Adds an account of this role with a password and signs in. */
  async enterAs(role: Role): Promise<{ id: string; email: string }> {
    const { services } = this.#app;
    const email = `${role}-${crypto.randomUUID().slice(0, 8)}@dts.example`;
    const added = await addStaff(services, { email, name: `The ${role}`, role }, "test");
    if (added.outcome !== "added") throw new Error(added.outcome);
    await giveQuickPassword(services, added.member.id, goodPassword);
    const answer = await this.ask("/leads/login", { form: { email, password: goodPassword } });
    if (answer.status !== 303) throw new Error(`signing in was answered with ${answer.status}`);
    return { id: added.member.id, email };
  }
}
