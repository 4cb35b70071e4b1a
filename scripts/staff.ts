import type { AccountServices } from "#app/accounts/account-services.ts";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { createPasswordLink, linkHours } from "#app/accounts/password-link.server.ts";
import { secondFactorRoles } from "#app/accounts/required-second-factor.server.ts";
import { resetStaff } from "#app/accounts/revoke-access.server.ts";
import { isRole, roles } from "#app/accounts/roles.ts";
import { endAllFactors } from "#app/accounts/second-factor.server.ts";
import { addStaff, findStaff, listStaff, type StaffMember } from "#app/accounts/staff-members.server.ts";
import { withoutPassword } from "#app/config.server.ts";
import { countOpenLeads, handOverLeads } from "#app/leads/work/hand-over.server.ts";
import { mayOwn } from "#app/leads/work/lead-work.server.ts";
import { adoptSecret } from "#app/links/secret-check.server.ts";
import { createLog } from "#server/log.ts";
import { end, readWords } from "./command.ts";
import { openSite } from "./open-site.ts";

const usage = `npm run staff -- list
npm run staff -- add --email E --role ${roles.join("|")} [--name N]
npm run staff -- disable --email E [--to E2|nobody]      ends sessions, API tokens and calendar addresses, refuses new ones
npm run staff -- enable --email E
npm run staff -- role --email E --role ${roles.join("|")}
npm run staff -- name --email E --name N
npm run staff -- hand-over --email E --to E2|nobody      gives all their open leads to a colleague
npm run staff -- reset --email E        ends sessions, API tokens and calendar addresses, removes the authenticator, prints a set-password link
npm run staff -- new-secret             if the secret is lost: ends all sessions, links and authenticators`;

const operator = "operator";

const commands: Record<string, () => Promise<void>> = {
  list,
  add,
  disable: () => disable(true),
  enable: () => disable(false),
  role: changeRole,
  name: rename,
  "hand-over": async () => {
    const from = await named();
    await handOver(from, await newOwner(from));
  },
  reset,
  "new-secret": newSecret,
};

const { values, positionals } = readWords(usage, {
  email: { type: "string" },
  role: { type: "string" },
  name: { type: "string" },
  to: { type: "string" },
});
const [command = ""] = positionals;
const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!run) end(usage);
const site = await openSite({
  secret: command === "new-secret" ? "any" : "of the database",
  // The first account may be added before the first start.
  database: command === "add" ? "of this version, or a new one" : "of this version",
});
const { config } = site;
await using db = site.db;
if (site.isNew)
  console.error(
    `A new database was made: ${withoutPassword(config.databaseUrl)}. If the site has one already, DATABASE_URL or DATA_DIR is wrong here.`,
  );
const log = createLog("warn");
const services: AccountServices = { config, db, log, now: () => new Date(), wakeOutbox: () => {} };
await run();

async function list(): Promise<void> {
  const members = await listStaff(db);
  for (const { role, email, name, disabled, secondFactor } of members) {
    const marks = [disabled && "disabled", secondFactor && "authenticator"].filter(Boolean).join(", ");
    console.log(`${role.padEnd(8)} ${email}  ${name}${marks && `  (${marks})`}`);
  }
  const needed = await secondFactorRoles(db);
  if (needed.length > 0) console.log(`These roles need a second factor: ${needed.join(", ")}.`);
  if (members.length === 0) console.log("There are no accounts yet.");
}

async function add(): Promise<void> {
  const { role, email = "" } = values;
  if (!isRole(role)) end(`--role is one of ${roles.join(", ")}.`);
  const name = values.name?.trim() || (email.split("@", 1)[0] ?? "");
  const result = await addStaff(services, { email, name, role }, operator);
  if (result.outcome === "no-address") end(`--email "${email}" is not an e-mail address.`);
  if (result.outcome !== "added") end(`${email} already has an account: see "list" and "reset".`);
  await printLink(result.member);
}

async function disable(disabled: boolean): Promise<void> {
  const member = await named();
  // Before the account is disabled, because a half-done command is hard to repeat.
  const to = disabled && values.to !== undefined ? await newOwner(member) : undefined;
  await changeStaff(services, { id: member.id, disabled }, operator);
  console.log(`${member.email} is ${disabled ? "disabled and signed out everywhere" : "enabled"}.`);
  await warnWithoutAdmin();
  const open = disabled ? await countOpenLeads(db, member.id) : 0;
  if (open > 0 && to !== undefined) return handOver(member, to);
  if (open > 0)
    console.log(
      `They still own ${open} open leads. To hand these over: npm run staff -- hand-over --email ${member.email} --to E|nobody`,
    );
}

async function changeRole(): Promise<void> {
  const { role } = values;
  if (!isRole(role)) end(`--role is one of ${roles.join(", ")}.`);
  const member = await named();
  await changeStaff(services, { id: member.id, role }, operator);
  console.log(`${member.email} is now ${role}.`);
  await warnWithoutAdmin();
}

/** The screen refuses such a change; an operator may need it. */
async function warnWithoutAdmin(): Promise<void> {
  const members = await listStaff(db);
  if (members.some(({ role, disabled }) => role === "admin" && !disabled)) return;
  console.error('Warning: no active admin is left. "add", "role" or "enable" gives the site one.');
}

async function rename(): Promise<void> {
  const name = values.name?.trim().slice(0, 100);
  if (!name) end("--name is missing: leads show it as their owner.");
  const member = await named();
  await changeStaff(services, { id: member.id, name }, operator);
  console.log(`${member.email} is now called ${name}.`);
}

async function handOver(from: StaffMember, to: StaffMember | null): Promise<void> {
  const given = await handOverLeads(db, { from: from.id, to: to?.id ?? null, now: new Date() });
  if (given === undefined) end(unfitOwner());
  console.log(`${given} open leads of ${from.email} now belong to ${to ? to.email : "nobody"}.`);
}

async function newOwner(from: StaffMember): Promise<StaffMember | null> {
  if (values.to === "nobody") return null;
  const to = await findStaff(db, { email: values.to ?? "" });
  if (!to || to.id === from.id || !(await mayOwn(db, to.id))) end(unfitOwner());
  return to;
}

function unfitOwner(): string {
  return `--to "${values.to ?? ""}" cannot own leads: give the address of an active colleague, or "nobody".`;
}

async function reset(): Promise<void> {
  const member = await named();
  await resetStaff(services, member.id, operator);
  await printLink(member);
}

async function newSecret(): Promise<void> {
  await adoptSecret(db, config);
  await endAllFactors(services, operator);
  console.log(`The database now belongs to the present secret. All staff must sign in again and set up their authenticators again; links
in mails already sent no longer work; each receiver of webhooks needs the new key from its page.`);
}

async function printLink({ id, email }: StaffMember): Promise<void> {
  const url = await createPasswordLink(services, id);
  console.log(`${email} can set a password here, once, within ${linkHours} hours:\n${url}`);
}

async function named(): Promise<StaffMember> {
  const member = await findStaff(db, { email: values.email ?? "" });
  return member ?? end(`No account has --email "${values.email ?? ""}".`);
}
