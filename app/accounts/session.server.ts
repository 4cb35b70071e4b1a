import { DatabaseUnavailable } from "#app/database/database.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import { viewerOf } from "#app/leads/teams/teams.server.ts";
import { appSecret } from "#app/links/app-secret.server.ts";
import type { AccountServices } from "./account-services.ts";
import { addressHeader, authOf } from "./auth.server.ts";
import { cookiesOf } from "./cookies.server.ts";
import { needsSecondFactor } from "./required-second-factor.server.ts";
import { isRole } from "./roles.ts";
import { signedAnew } from "./signed-cookie.server.ts";

export type StaffSession = {
  viewer: Viewer;
  name: string;
  email: string;
  secondFactor: boolean;
  /** The role requires a second factor. */
  needsSecondFactor: boolean;
  /** A second factor must be set up before anything else. */
  mustSetUp: boolean;
  /** Identifies this session among the person's others. */
  sessionId: string;
  /** Set-Cookie headers to add to the response: use extends a session once a day. */
  cookies: [string, string][];
};

/** A request and its sender's address, as the connection reports it. */
export type Asking = { request: Request; address: string };

/** A session expires this long after it began, however much it is used. */
export const longestSessionMs = 30 * 24 * 60 * 60_000;

/** The session of the request's cookie, or null: missing, unknown, expired, or its account is disabled. */
export async function readSession(services: AccountServices, asking: Asking): Promise<StaffSession | null> {
  const auth = await authOf(services);
  const { response: found, headers } = await auth.api
    .getSession({ headers: headersOf(services, asking), returnHeaders: true })
    .catch((error) => {
      throw new DatabaseUnavailable("the session could not be read", { cause: error });
    });
  if (!found) return null;
  const { user, session } = found;
  const isOver = services.now().getTime() - session.createdAt.getTime() > longestSessionMs;
  if (isOver || user.disabled || !isRole(user.role)) {
    await (await auth.$context).internalAdapter.deleteSession(session.token);
    return null;
  }
  const secondFactor = user.twoFactorEnabled === true;
  const isNeeded = await needsSecondFactor(services.db, user.role);
  return {
    viewer: await viewerOf(services.db, { id: user.id, role: user.role }),
    name: user.name,
    email: user.email,
    secondFactor,
    needsSecondFactor: isNeeded,
    mustSetUp: isNeeded && !secondFactor,
    sessionId: session.id,
    cookies: cookiesOf(headers),
  };
}

/** Ends the session on the server. @returns the Set-Cookie headers that empty the browser's cookies */
export async function signOut(services: AccountServices, asking: Asking): Promise<[string, string][]> {
  const auth = await authOf(services);
  const { headers } = await auth.api.signOut({ headers: headersOf(services, asking), returnHeaders: true });
  return cookiesOf(headers);
}

export type OpenSession = { id: string; address: string; browser: string; began: Date; lastUsed: Date };

/** A staff member's open sessions, newest first. */
export async function openSessions(services: AccountServices, userId: string): Promise<OpenSession[]> {
  const { internalAdapter } = await (await authOf(services)).$context;
  const sessions = await internalAdapter.listSessions(userId, { onlyActiveSessions: true });
  return sessions
    .map(({ id, ipAddress, userAgent, createdAt, updatedAt }) => ({
      id,
      address: ipAddress ?? "",
      browser: userAgent ?? "",
      began: createdAt,
      lastUsed: updatedAt,
    }))
    .sort((a, b) => b.began.getTime() - a.began.getTime());
}

/** Ends every session of a staff member, including the current one. */
export async function endSessions(services: AccountServices, userId: string): Promise<void> {
  const { internalAdapter } = await (await authOf(services)).$context;
  await internalAdapter.deleteUserSessions(userId);
}

/** The headers passed to better-auth: none that a proxy or a client could have added. */
export function headersOf(
  { config }: Pick<AccountServices, "config">,
  { request, address }: Asking,
): Headers {
  const headers = new Headers({ [addressHeader]: address });
  const browser = request.headers.get("User-Agent");
  if (browser) headers.set("User-Agent", browser);
  const cookies = request.headers.get("Cookie");
  if (cookies) headers.set("Cookie", signedAnew(appSecret(config), cookies));
  return headers;
}
