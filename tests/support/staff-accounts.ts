import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountServices } from "#app/accounts/account-services.ts";
import type { Asking } from "#app/accounts/session.server.ts";
import { addStaff } from "#app/accounts/staff-members.server.ts";
import { parseConfig } from "#app/config.server.ts";
import type { Database } from "#app/database/database.server.ts";
import type { Role } from "#app/leads/lead.ts";
import { createLog } from "#server/log.ts";
import { giveQuickPassword } from "./quick-password.ts";

export const goodPassword = "paper lantern over harbour";

/** Services of staff accounts on a test's database. `clock.now` may be moved. */
export function accountServices(db: Database, env: NodeJS.ProcessEnv = {}) {
  const parsed = parseConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "site-staff-")), ...env });
  if (!parsed.ok) throw new Error(parsed.problem);
  const clock = { now: new Date() };
  const services: AccountServices = {
    config: parsed.config,
    db,
    log: createLog("silent"),
    now: () => clock.now,
    wakeOutbox: () => {},
  };
  return { services, clock };
}

/** An account with a password. */
export async function staffMember(services: AccountServices, email: string, role: Role = "agent") {
  const added = await addStaff(services, { email, name: email.split("@", 1)[0] ?? "", role }, "test");
  if (added.outcome !== "added") throw new Error(added.outcome);
  await giveQuickPassword(services, added.member.id, goodPassword);
  return added.member;
}

export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("token") ?? "";
}

/** Keeps cookies between responses, as a browser does. */
export class CookieJar {
  readonly cookies = new Map<string, string>();
  readonly address: string;

  constructor(address = "192.0.2.1") {
    this.address = address;
  }

  keep(headers: readonly [string, string][]): void {
    for (const [, line] of headers) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The next request of this browser. */
  get asking(): Asking {
    const Cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request("http://localhost:3000/leads/login", {
      headers: { Cookie, "User-Agent": "Test browser" },
    });
    return { request, address: this.address };
  }
}
