import type { ColumnType } from "kysely";
import type { Instant } from "./columns.ts";

export type AccountTables = {
  user: UserTable;
  twoFactor: TwoFactorTable;
  verification: VerificationTable;
  second_factor_roles: SecondFactorRolesTable;
  sign_in_failures: SignInFailuresTable;
  staff_wishes: StaffWishesTable;
  push_devices: PushDevicesTable;
};

/** 0 and 1 in SQLite; written by better-auth. */
type Flag = ColumnType<boolean | number | null, never, never>;

/** better-auth writes its own tables; we read staff from `user`. */
type UserTable = {
  id: string;
  name: string;
  email: string;
  role: "admin" | "manager" | "agent";
  disabled: Flag;
  twoFactorEnabled: Flag;
};

/** better-auth's table, except for `lastStep`. */
type TwoFactorTable = {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  /** The newest time step whose code was used (RFC 6238, 5.2: a code counts once). */
  lastStep: Instant | null;
};

/** better-auth's one-time values: for a password link or a two-factor challenge the value is the user's id. */
type VerificationTable = { id: string; identifier: string; value: string };

/** Roles that require a second factor. */
type SecondFactorRolesTable = { role: string; set_by: string; set_at: Instant };

/** Failed sign-ins of an account, shown to its owner. */
type SignInFailuresTable = {
  id: string;
  user_id: string;
  kind: "password" | "code" | "recovery code";
  /** A keyed hash of the network: equal networks compare equal, and no address is stored. */
  network: string;
  at: Instant;
};

/** A staff member's own settings; no row means none. */
type StaffWishesTable = { user_id: string; no_morning_mail_since: Instant | null };

/** Browsers of staff that receive pushes; a row ends with its session. */
type PushDevicesTable = {
  id: string;
  user_id: string;
  session_id: string;
  /** The address at the push service that wakes it. */
  endpoint: string;
  created_at: Instant;
  /** When it was last woken. */
  woken_at: Instant | null;
};
