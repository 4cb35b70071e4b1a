import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { holderOf, type TokenHolder } from "#app/accounts/api-tokens.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter as soon } from "#app/database/database-unavailable.ts";
import { auditView } from "#app/leads/work/audit.server.ts";
import { retryAfter } from "#app/rate-limit/rate-limit.server.ts";
import type { Services } from "#app/services.ts";
import { holdsNul, withoutNul } from "#app/values/plain-text.ts";
import { ApiProblem, apiHeaders, problemResponse } from "./api-problem.ts";
import type { Operation } from "./operations.ts";

const minuteMs = 60_000;
const perToken = { name: "api", limit: 300, windowMs: minuteMs };
/** Limits guesses at tokens: 256 bits cannot be guessed, but each look-up costs. */
const perStranger = { name: "api refused", limit: 30, windowMs: minuteMs };

type Arguments = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
};

type Typed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

type Asked<Of extends Operation> = TokenHolder & {
  services: Services;
  now: Date;
  query: Typed<Of["query"]>;
  params: Typed<Of["params"]>;
  body: Typed<Of["body"]>;
};

/** Serves an operation for the holder of a token, after checking token, rate, scope and input. */
export function forToken<const Of extends Operation>(
  operation: Of,
  work: (asked: Asked<Of>) => Promise<v.InferOutput<Of["answer"]>>,
): (args: Arguments) => Promise<Response> {
  return (args) =>
    answered(async () => {
      const { request, context } = args;
      const services = context.get(servicesContext);
      if (request.method === "HEAD" || request.method === operation.method) {
        const holder = await holderOfRequest(args, services);
        if (!holder.scopes.includes(operation.scope))
          throw new ApiProblem(
            403,
            "scope",
            `This token has no scope "${operation.scope}". Make one that has it.`,
          );
        const now = services.now();
        await recordReading(services, holder, operation, now);
        const query = read(operation.query, queryOf(request), 400);
        const params = read(operation.params, args.params, 404);
        const body = operation.body ? read(operation.body, await jsonOf(request), 422) : undefined;
        const asked = { ...holder, services, now, query, params, body } as Asked<Of>;
        return Response.json(await work(asked), { headers: apiHeaders });
      }
      throw notOffered();
    });
}

/** Turns every refusal and failure into JSON. */
async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiProblem) return problemResponse(error);
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const detail = "The database does not answer at this moment. Nothing was changed; ask again.";
    return problemResponse(new ApiProblem(503, "unavailable", detail, { headers: { ...soon } }));
  }
}

export function notOffered(): ApiProblem {
  return new ApiProblem(405, "method", "This method is not offered here. See /api/v1/openapi.json.");
}

async function holderOfRequest({ request, context }: Arguments, services: Services): Promise<TokenHolder> {
  const { address } = context.get(visitorContext);
  const [, secret] = /^Bearer ([\w-]+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  const holder = secret ? await holderOf(services.db, secret, services.now()) : null;
  if (!holder) {
    tooMany(await retryAfter(services.rateLimit, perStranger, address));
    const detail =
      "Send a valid token as `Authorization: Bearer ...`. It may have expired or been revoked, or its owner may no longer sign in.";
    throw new ApiProblem(401, "token", detail, { headers: { "WWW-Authenticate": "Bearer" } });
  }
  tooMany(await services.rateLimit.take(perToken, holder.tokenId));
  return holder;
}

function tooMany(seconds: number): void {
  if (seconds === 0) return;
  const headers = { "Retry-After": String(seconds) };
  throw new ApiProblem(429, "rate", `Too many requests: ask again in ${seconds} s.`, { headers });
}

/** Audits reads, once an hour for each token; changes are recorded with the lead. */
async function recordReading({ db }: Services, holder: TokenHolder, { method, scope }: Operation, now: Date) {
  if (method !== "GET") return;
  const [what] = scope.split(":") as ["leads" | "people" | "orders" | "appointments"];
  const { viewer, tokenId } = holder;
  await auditView(db, { actorId: viewer.id, action: `api ${what} viewed`, subjectId: tokenId, now });
}

function queryOf(request: Request): Record<string, unknown> {
  const entries = [...new URL(request.url).searchParams];
  if (holdsNul(entries)) throw new ApiProblem(400, "invalid", "The address holds the character U+0000.");
  const names = entries.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new ApiProblem(400, "invalid", `"${twice}" stands in the address twice.`);
  return Object.fromEntries(entries.map(([name, value]) => [name, name === "limit" ? Number(value) : value]));
}

async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/(merge-patch\+)?json\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw new ApiProblem(415, "json", "Send JSON with `Content-Type: application/json`.");
  try {
    return JSON.parse(await request.text(), (_, value) =>
      typeof value === "string" ? withoutNul(value) : value,
    );
  } catch {
    throw new ApiProblem(400, "json", "The body is no JSON.");
  }
}

function read(schema: v.GenericSchema | undefined, value: unknown, status: number): unknown {
  if (!schema) {
    if (value && Object.keys(value).length > 0 && status === 400)
      throw new ApiProblem(400, "invalid", "This address takes no parameters.");
    return undefined;
  }
  const reading = v.safeParse(schema, value);
  if (reading.success) return reading.output;
  const problems = reading.issues.slice(0, 10).map((issue) => ({
    at: v.getDotPath(issue) ?? "",
    message: issue.message,
  }));
  throw new ApiProblem(status, "invalid", "Not as /api/v1/openapi.json describes it.", { problems });
}
