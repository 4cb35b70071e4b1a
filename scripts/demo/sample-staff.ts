import { randomBytes } from "node:crypto";
import type { AccountServices } from "#app/accounts/account-services.ts";
import { setPassword } from "#app/accounts/password.server.ts";
import { createPasswordLink } from "#app/accounts/password-link.server.ts";
import { addStaff } from "#app/accounts/staff-members.server.ts";
import { dayAfter, dayOf } from "#app/dates/india-time.ts";
import type { Role } from "#app/leads/lead.ts";
import { addRule, switchRule } from "#app/leads/routing/change-rules.server.ts";
import { setAbsence } from "#app/leads/teams/absences.server.ts";
import { saveTeam } from "#app/leads/teams/change-teams.server.ts";

export type Login = { id: string; name: string; role: Role; email: string; password: string };

const people: [name: string, role: Role][] = [
  ["Meera", "admin"],
  ["Farhan", "manager"],
  ["Anita", "agent"],
  ["Ravi", "agent"],
  ["Kiran", "agent"],
  ["Lata", "agent"],
];

/** A staff of six, each with a password made for this run. */
export async function sampleStaff(services: AccountServices): Promise<Login[]> {
  const logins: Login[] = [];
  for (const [name, role] of people) {
    const email = `${name.toLowerCase()}@dts.example`;
    const added = await addStaff(services, { email, name, role }, "demo");
    if (added.outcome !== "added") throw new Error(`the demo could not add ${email}: ${added.outcome}`);
    const token = new URL(await createPasswordLink(services, added.member.id)).searchParams.get("token");
    const password = `demo-${randomBytes(6).toString("hex")}`;
    await setPassword(services, { token: token ?? "", password });
    logins.push({ id: added.member.id, name, role, email, password });
  }
  return logins;
}

/** Two teams, the rules that lead to them, and one absence. Made after the leads, which have their owners already. */
export async function sampleTeams({ db }: AccountServices, logins: readonly Login[]): Promise<void> {
  const now = new Date();
  const idOf = (name: string) => logins.find((login) => login.name === name)?.id ?? "";
  const by = { actorId: idOf("Meera"), now };
  await saveTeam(db, { name: "Business", shares: true, members: [idOf("Anita"), idOf("Ravi")] }, by);
  await saveTeam(db, { name: "Education", shares: false, members: [idOf("Kiran"), idOf("Lata")] }, by);
  const teams = await db.selectFrom("teams").select(["id", "name"]).execute();
  const team = (name: string) => ({ team: teams.find((each) => each.name === name)?.id ?? "" });
  const any = { forms: null, kind: null, city: null, minSize: null };
  await addRule(
    db,
    { ...any, name: "Large orders", kind: "sales", minSize: 500, to: { user: idOf("Farhan") } },
    by,
  );
  const schools = ["education-contact", "education-offers", "iim"];
  await addRule(db, { ...any, name: "Schools", forms: schools, to: team("Education") }, by);
  await addRule(db, { ...any, name: "Mumbai", city: "Mumbai", to: { user: idOf("Ravi") } }, by);
  const [, second] = await db.selectFrom("routing_rules").select("id").orderBy("position").execute();
  if (second) await switchRule(db, second.id, true, by);
  const today = dayOf(now.getTime());
  const away = { from: today, to: dayAfter(today, 3), standIn: idOf("Kiran") };
  await setAbsence(db, idOf("Lata"), away);
}
