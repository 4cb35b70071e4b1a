import type { Instant, Json } from "./columns.ts";

/** What a team of staff shares: tags, teams, absence, rules for new leads, changes of many leads at once. */
export type TeamsTables = {
  tags: TagsTable;
  lead_tags: LeadTagsTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  absences: AbsencesTable;
  routing_rules: RoutingRulesTable;
  routing_version: RoutingVersionTable;
  bulk_jobs: BulkJobsTable;
  bulk_items: BulkItemsTable;
};

type TagsTable = {
  id: string;
  name: string;
  /** The name in lower case: unique. */
  name_key: string;
  created_at: Instant;
};

type LeadTagsTable = { lead_id: string; tag_id: string };

type TeamsTable = {
  id: string;
  name: string;
  /** The name in lower case: unique. */
  name_key: string;
  /** Members see each other's leads. */
  shares: 0 | 1;
  /** The number of leads given to the team, which decides the next turn. */
  turn: number;
  created_at: Instant;
  version: number;
};

type TeamMembersTable = { team_id: string; user_id: string };

/** Days in India, both included. */
type AbsencesTable = { user_id: string; from_day: string; to_day: string; stand_in: string | null };

/** The first active rule that matches a new lead decides; a null condition matches every lead. */
type RoutingRulesTable = {
  id: string;
  position: number;
  name: string;
  is_on: 0 | 1;
  /** Ids of forms, with commas. */
  form: string | null;
  kind: string | null;
  city: string | null;
  /** At least this many devices or people. */
  min_size: number | null;
  to_user: string | null;
  to_team: string | null;
  version: number;
};

/** Changes with everything that routing depends on: rules, teams, absences, accounts. */
type RoutingVersionTable = { id: 1; version: number };

type BulkJobsTable = {
  id: string;
  maker_id: string;
  /** A `BulkChange` of app/leads/bulk. */
  change: Json<Record<string, unknown>>;
  state: "running" | "done" | "undoing" | "undone";
  leads: number;
  /** The query of the list from which it was begun. */
  list: string;
  lease_until: Instant | null;
  created_at: Instant;
  finished_at: Instant | null;
};

type BulkItemsTable = {
  job_id: string;
  lead_id: string;
  /** The version that the job's author saw. */
  version: number;
  state: "waiting" | "done" | "refused" | "undone" | "kept";
  /** Why it was refused, or was not undone. */
  reason: string | null;
  /** The values that undoing restores; null before the change. */
  before: Json<Record<string, unknown>> | null;
};
