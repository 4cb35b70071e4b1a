import { parseArgs } from "node:util";
import type { AccountServices } from "#app/accounts/account-services.ts";
import { changeStaff } from "#app/accounts/change-staff.server.ts";
import { createPasswordLink, linkHours } from "#app/accounts/password-link.server.ts";
import { secondFactorRoles } from "#app/accounts/required-second-factor.server.ts";
import { resetStaff } from "#app/accounts/revoke-access.server.ts";
import { isRole, roles } from "#app/accounts/roles.ts";
import { endAllFactors } from "#app/accounts/second-factor.server.ts";
import { addStaff, findStaff, listStaff, type StaffMember } from "#app/accounts/staff-members.server.ts";
import { countOpenLeads, handOverLeads } from "#app/leads/work/hand-over.server.ts";
import { adoptSecret } from "#app/links/secret-check.server.ts";
import { createLog } from "#server/log.ts";
import { openSite } from "./open-site.ts";

const usage = `npm run staff -- list
npm run staff -- add --email E --role ${roles.join("|")} [--name N]
npm run staff -- disable --email E      ends sessions, API tokens and calendar addresses, refuses new ones
npm run staff -- enable --email E
npm run staff -- role --email E --role ${roles.join("|")}
npm run staff -- name --email E --name N
npm run staff -- hand-over --email E --to E2|nobody      gives all their open leads to somebody else
npm run staff -- reset --email E        ends sessions, API tokens and calendar addresses, removes the authenticator, prints a set-password link
npm run staff -- new-secret             where the secret is lost: ends all sessions, links and authenticators`;

const operator = "operator";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: "string" },
    role: { type: "string" },
    name: { type: "string" },
    to: { type: "string" },
  },
});
const [command] = positionals;
const { config, db: opened } = await openSite(command === "new-secret" ? "any" : "of the database");
await using db = opened;
const log = createLog("warn");
const services: AccountServices = { config, db, log, now: () => new Date(), wakeOutbox: () => {} };

if (command === "list") await list();
else if (command === "add") await add();
else if (command === "disable") await disable(true);
else if (command === "enable") await disable(false);
else if (command === "role") await changeRole();
else if (command === "name") await rename();
else if (command === "hand-over") await handOver();
else if (command === "reset") await reset();
else if (command === "new-secret") await newSecret();
else stop(usage);

async function list(): Promise<void> {
  const members = await listStaff(db);
  for (const { role, email, name, disabled, secondFactor } of members) {
    const marks = [disabled && "disabled", secondFactor && "authenticator"].filter(Boolean).join(", ");
    console.log(`${role.padEnd(8)} ${email}  ${name}${marks && `  (${marks})`}`);
  }
  const needed = await secondFactorRoles(db);
  if (needed.length > 0) console.log(`A second factor is needed for: ${needed.join(", ")}.`);
  if (members.length === 0) console.log("Nobody has an account yet.");
}

async function add(): Promise<void> {
  const { role, email = "" } = values;
  if (!isRole(role)) stop(`--role is one of ${roles.join(", ")}.`);
  const name = values.name?.trim() || (email.split("@", 1)[0] ?? "");
  const result = await addStaff(services, { email, name, role }, operator);
  if (result.outcome === "no-address") stop(`--email "${email}" is not an e-mail address.`);
  if (result.outcome !== "added") stop(`${email} has an account already: see "list" and "reset".`);
  await printLink(result.member);
}

async function disable(disabled: boolean): Promise<void> {
  const member = await named();
  await changeStaff(services, { id: member.id, disabled }, operator);
  console.log(`${member.email} is ${disabled ? "disabled and signed out everywhere" : "enabled"}.`);
  const open = disabled ? await countOpenLeads(db, member.id) : 0;
  if (open > 0 && values.to !== undefined) return handOver();
  if (open > 0)
    console.log(
      `And their ${open} open leads: to whom? npm run staff -- hand-over --email ${member.email} --to E|nobody`,
    );
}

async function changeRole(): Promise<void> {
  const { role } = values;
  if (!isRole(role)) stop(`--role is one of ${roles.join(", ")}.`);
  const member = await named();
  await changeStaff(services, { id: member.id, role }, operator);
  console.log(`${member.email} is ${role} from now on.`);
}

async function rename(): Promise<void> {
  const name = values.name?.trim().slice(0, 100);
  if (!name) stop("--name is missing: it stands beside leads.");
  const member = await named();
  await changeStaff(services, { id: member.id, name }, operator);
  console.log(`${member.email} is called ${name} from now on.`);
}

async function handOver(): Promise<void> {
  const from = await named();
  const unfit = `--to "${values.to ?? ""}" is nobody who can have leads: an active colleague's address, or nobody.`;
  const to =
    values.to === "nobody" ? null : ((await findStaff(db, { email: values.to ?? "" })) ?? stop(unfit));
  const given = await handOverLeads(db, { from: from.id, to: to?.id ?? null, now: new Date() });
  if (given === undefined) stop(unfit);
  console.log(`${given} open leads of ${from.email} are with ${to ? to.email : "nobody"} now.`);
}

async function reset(): Promise<void> {
  const member = await named();
  await resetStaff(services, member.id, operator);
  await printLink(member);
}

async function newSecret(): Promise<void> {
  await adoptSecret(db, config);
  await endAllFactors(services, operator);
  console.log(`The database belongs to the present secret now. Everybody signs in again and sets up an authenticator anew; links
in mails that were sent have ended; each receiver of webhooks needs the key that its page shows now.`);
}

async function printLink({ id, email }: StaffMember): Promise<void> {
  const url = await createPasswordLink(services, id);
  console.log(`${email} sets a password here, once, within ${linkHours} hours:\n${url}`);
}

async function named(): Promise<StaffMember> {
  const member = await findStaff(db, { email: values.email ?? "" });
  return member ?? stop(`Nobody has an account with --email "${values.email ?? ""}".`);
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
