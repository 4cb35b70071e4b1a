import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { apiScopes } from "#app/accounts/api-scopes.ts";
import { type Operation, operations } from "./operations.ts";
import { problem } from "./schemas.ts";

/** The OpenAPI 3.1 document of all operations, from the schemas that check requests and responses. */
export function openApi({ name, server }: { name: string; server: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    const path = { ...paths[operation.path], [operation.method.toLowerCase()]: described(id, operation) };
    paths[operation.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} workspace`,
      version: "1",
      description:
        "For programs of ours. A token is made at /leads/dashboard/api; it may do what its maker may at the time of the request, within its scopes. 300 requests a minute and token. Errors are application/problem+json with a `code`.",
    },
    servers: [{ url: `${server}/api/v1` }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: `Scopes: ${Object.keys(apiScopes).join(", ")}.`,
        },
      },
      schemas: { Problem: jsonSchema(problem) },
    },
  };
}

const refusals: Record<number, string> = {
  400: "A parameter or cursor is not as described.",
  401: "No token, or one that has expired or been revoked.",
  403: "The token lacks the scope, or its maker may not do this.",
  429: "Too many requests; `Retry-After` says when to ask again.",
  503: "The database does not answer; `Retry-After` says when to ask again.",
};

function described(id: string, { summary, scope, query, params, body, answer, refusals: own }: Operation) {
  return {
    operationId: id,
    summary,
    description: `Scope \`${scope}\`.`,
    parameters: [...parameters("path", params), ...parameters("query", query)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: summary, content: json(answer) },
      ...Object.fromEntries(
        Object.entries({ ...refusals, ...own }).map(([status, text]) => [status, refusal(text)]),
      ),
    },
  };
}

function refusal(description: string) {
  const schema = { $ref: "#/components/schemas/Problem" };
  return { description, content: { "application/problem+json": { schema } } };
}

function json(schema: v.GenericSchema) {
  return { "application/json": { schema: jsonSchema(schema) } };
}

function parameters(place: "path" | "query", schema: v.GenericSchema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = each as { description?: string };
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: rest,
    };
  });
}

/** OpenAPI 3.1 uses JSON Schema 2020-12, and the document names it once for all. */
function jsonSchema(schema: v.GenericSchema) {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "output",
    ignoreActions: ["check"],
  });
  return rest;
}
