import { data, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import type { Asking, StaffSession } from "#app/accounts/session.server.ts";
import { servicesContext, visitorContext } from "#app/context.ts";
import { DatabaseUnavailable } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import type { Viewer } from "#app/leads/lead.ts";
import type { Services } from "#app/services.ts";
import { withoutNul } from "#app/values/plain-text.ts";
import { staffContext } from "./staff-context.ts";

type Arguments = Pick<LoaderFunctionArgs, "request" | "params"> & {
  context: Readonly<RouterContextProvider>;
};

/** The input of a staff loader or action. */
export type StaffRequest = {
  services: Services;
  session: StaffSession;
  viewer: Viewer;
  asking: Asking;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
};

/** A loader or action for signed-in staff. An unavailable database becomes a 503. */
export function forStaff<T>(work: (staff: StaffRequest) => Promise<T>): (args: Arguments) => Promise<T> {
  return async ({ request, params, context }) => {
    const session = context.get(staffContext);
    const services = context.get(servicesContext);
    const asking = askingOf({ request, context });
    const url = new URL(request.url);
    return orUnavailable(work({ services, session, viewer: session.viewer, asking, url, params }));
  };
}

/** The request and its address, which accounts need for limits and sessions. */
export function askingOf({ request, context }: Pick<Arguments, "request" | "context">): Asking {
  return { request, address: context.get(visitorContext).address };
}

/** The result, or a 503 that says when to retry. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw data(null, { status: 503, headers: retryAfter });
  }
}

/** A posted form: `text` is trimmed, `raw` is as typed, both without U+0000; a missing field is empty. */
export async function posted(request: Request) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  return postedForm(form);
}

/** The same for a form that was already read. */
export function postedForm(form: FormData) {
  const all = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === "string" ? withoutNul(value) : []));
  const raw = (name: string) => all(name)[0] ?? "";
  return {
    raw,
    text: (name: string) => raw(name).trim(),
    all,
    file: (name: string) => readFile(form.get(name)),
  };
}

/** A posted file; undefined if none was chosen, its text undefined if it is not UTF-8. */
async function readFile(value: FormDataEntryValue | null) {
  if (value === null || typeof value === "string" || value.size === 0) return undefined;
  const name = value.name.slice(0, 100) || "file";
  try {
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(await value.arrayBuffer()) };
  } catch {
    return { name, text: undefined }; // not UTF-8: the caller says so
  }
}
