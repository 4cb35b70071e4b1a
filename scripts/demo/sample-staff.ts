import { randomBytes } from "node:crypto";
import type { AccountServices } from "#app/accounts/account-services.ts";
import { setPassword } from "#app/accounts/password.server.ts";
import { createPasswordLink } from "#app/accounts/password-link.server.ts";
import { addStaff } from "#app/accounts/staff-members.server.ts";
import type { Role } from "#app/leads/lead.ts";

export type Login = { id: string; role: Role; email: string; password: string };

const people: [name: string, role: Role][] = [
  ["Meera", "admin"],
  ["Farhan", "manager"],
  ["Anita", "agent"],
];

/** One member of staff for each role, with a password of their own made for this run. */
export async function sampleStaff(services: AccountServices): Promise<Login[]> {
  const logins: Login[] = [];
  for (const [name, role] of people) {
    const email = `${name.toLowerCase()}@dts.example`;
    const added = await addStaff(services, { email, name, role }, "demo");
    if (added.outcome !== "added") throw new Error(`the demo could not add ${email}: ${added.outcome}`);
    const token = new URL(await createPasswordLink(services, added.member.id)).searchParams.get("token");
    const password = `demo-${randomBytes(6).toString("hex")}`;
    await setPassword(services, { token: token ?? "", password });
    logins.push({ id: added.member.id, role, email, password });
  }
  return logins;
}
