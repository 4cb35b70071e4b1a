import type { ApiScope } from "#app/accounts/api-scopes.ts";
import { apiScopes } from "#app/accounts/api-scopes.ts";
import { makeToken } from "#app/accounts/api-tokens.server.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { TestApp } from "./app.ts";

type Extra = { method?: string; body?: unknown; headers?: Record<string, string> };

/** An API client with a token of this staff member. */
export async function apiClient(app: TestApp, viewer: Viewer, scopes = Object.keys(apiScopes) as ApiScope[]) {
  const token = await makeToken(app.services.db, { name: "test", scopes, days: 30 }, viewer, new Date());
  const ask = (path: string, { method = "GET", body, headers }: Extra = {}) =>
    app.fetch(`/api/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return { token: token ?? "", ask };
}
