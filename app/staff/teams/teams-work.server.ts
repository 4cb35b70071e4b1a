import { staffCan } from "#app/accounts/roles.ts";
import { isId } from "#app/database/uuid.server.ts";
import { isKind } from "#app/leads/lead.ts";
import {
  addRule,
  changeRule,
  deleteRule,
  longestRuleName,
  maxRules,
  moveRule,
  type RuleOutcome,
  switchRule,
} from "#app/leads/routing/change-rules.server.ts";
import type { NewRule, Target } from "#app/leads/routing/rules.ts";
import { deleteTeam, longestTeamName, saveTeam } from "#app/leads/teams/change-teams.server.ts";
import { changedMeanwhile } from "#app/staff/frame/changed-meanwhile.ts";
import { posted, type StaffRequest } from "#app/staff/frame/staff-request.server.ts";

type Refusal = { status: number; problem: string };
const gone = { status: 409, problem: "This team or rule no longer exists." };
type Posted = Awaited<ReturnType<typeof posted>>;

/** Handles a form of the screen. @returns null if the change was made */
export async function workTeams({ services, viewer, asking }: StaffRequest): Promise<Refusal | null> {
  const form = await posted(asking.request);
  if (!staffCan.manageTeams(viewer)) return { status: 403, problem: "Admins change teams and rules." };
  const { db, now } = services;
  const by = { actorId: viewer.id, now: now() };
  const [intent, id] = [form.text("intent"), form.text("id")];
  if (id && !isId(id)) return gone;
  switch (intent) {
    case "team":
      return keepTeam(form, services.db, by);
    case "delete-team":
      await deleteTeam(db, id, by);
      return null;
    case "rule": {
      const rule = readRule(form);
      if ("problem" in rule) return rule;
      const version = Number(form.text("version"));
      return refusalOf(await (id ? changeRule(db, { id, version, ...rule }, by) : addRule(db, rule, by)));
    }
    case "up":
    case "down":
      return refusalOf(
        await moveRule(db, { id, at: Number(form.text("at") || Number.NaN) }, intent, by),
        "The order of the rules has changed already, by a colleague or by your last press. You see it as it is now.",
      );
    case "on":
    case "off":
      return refusalOf(await switchRule(db, id, intent === "on", by));
    case "delete-rule":
      return refusalOf(await deleteRule(db, id, by));
    default:
      return { status: 400, problem: "There is no such form." };
  }
}

function refusalOf(outcome: RuleOutcome, changed = changedMeanwhile("rule")): Refusal | null {
  switch (outcome) {
    case "done":
      return null;
    case "missing":
      return gone;
    case "changed-meanwhile":
      return { status: 409, problem: changed };
    case "too-many":
      return { status: 422, problem: `There are ${maxRules} rules. Delete one first.` };
    case "no-target":
      return { status: 409, problem: "Who should get the leads no longer exists. Choose again." };
  }
}

async function keepTeam(
  form: Posted,
  db: StaffRequest["services"]["db"],
  by: { actorId: string; now: Date },
): Promise<Refusal | null> {
  const name = oneLine(form.text("name"));
  if (!name) return { status: 422, problem: "Give the team a name." };
  if (name.length > longestTeamName)
    return { status: 422, problem: `The name of a team has at most ${longestTeamName} characters.` };
  const id = form.text("id");
  const team = { name, shares: form.text("shares") === "yes", members: form.all("member") };
  const seen = { id, version: Number(form.text("version")) };
  const outcome = await saveTeam(db, { ...team, ...(id ? { seen } : {}) }, by);
  if (outcome === "changed-meanwhile") return { status: 409, problem: changedMeanwhile("team") };
  if (outcome === "taken") return { status: 422, problem: "Another team has this name already." };
  return outcome === "done" ? null : gone;
}

function readRule(form: Posted): NewRule | Refusal {
  const refused = (problem: string) => ({ status: 422, problem });
  const name = oneLine(form.text("name"));
  if (!name) return refused("Give the rule a name: timelines say it.");
  if (name.length > longestRuleName)
    return refused(`The name of a rule has at most ${longestRuleName} characters.`);
  const to = readTarget(form.text("to"));
  if (!to) return refused("Choose who gets the leads.");
  const size = form.text("size");
  if (size && !/^\d{1,7}$/.test(size)) return refused("Enter a number of devices, or leave it empty.");
  const forms = form.all("form").filter(Boolean);
  const kind = form.text("kind");
  return {
    name,
    forms: forms.length > 0 ? forms : null,
    kind: isKind(kind) ? kind : null,
    city: oneLine(form.text("city")).slice(0, 100) || null,
    minSize: size ? Number(size) : null,
    to,
  };
}

/** Reads `user:...` or `team:...`. */
function readTarget(text: string): Target | undefined {
  const id = text.slice(5);
  if (!id) return undefined;
  if (text.startsWith("user:")) return { user: id };
  return text.startsWith("team:") ? { team: id } : undefined;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, " ").trim();
}
