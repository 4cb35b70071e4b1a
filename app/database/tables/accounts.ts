import type { ColumnType } from "kysely";
import type { Instant } from "./columns.ts";

export type AccountTables = {
  user: UserTable;
  twoFactor: TwoFactorTable;
  verification: VerificationTable;
  second_factor_roles: SecondFactorRolesTable;
  sign_in_failures: SignInFailuresTable;
};

/** 0 and 1 in SQLite; better-auth writes it. */
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

/** better-auth's, but for the step, which is ours. */
type TwoFactorTable = {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  /** The newest time step of which a code was used (RFC 6238, 5.2: a code counts once). */
  lastStep: Instant | null;
};

/** better-auth's one-time values: the value of a password link and of a question for a code is the user's id. */
type VerificationTable = { id: string; identifier: string; value: string };

/** The roles whose people need a second factor. */
type SecondFactorRolesTable = { role: string; set_by: string; set_at: Instant };

/** What did not succeed with an account, for its owner to see. */
type SignInFailuresTable = {
  id: string;
  user_id: string;
  kind: "password" | "code" | "recovery code";
  /** A keyed mark of the network: the same network has the same mark, and no address is kept. */
  network: string;
  at: Instant;
};
