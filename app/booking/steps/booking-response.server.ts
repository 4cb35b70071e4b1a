import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { reject, wantsJson } from "#app/forms/receive/reject.server.ts";
import type { BookingServices } from "./services.ts";

/** The result of a post about a booking: the next address, or a page to draw again with its problems. */
export type Result = { goTo: string } | { draw: string; refused: FormRefusal };

/** For a browser without script: the page at `draw`, with the status and sentences of `refused`. */
export type Redraw = { draw: string; refused: FormRefusal };

/** A result as a response. Scripts always get a response; the caller draws a refused page. */
export function respond(request: Request, result: Result): Response | Redraw {
  if ("goTo" in result) {
    if (wantsJson(request)) return Response.json({ ok: true, goTo: result.goTo });
    return new Response(null, { status: 303, headers: { Location: result.goTo } });
  }
  const { status, headers, errors, sentence, instead } = result.refused;
  return wantsJson(request)
    ? Response.json({ ok: false, errors, sentence, instead }, { status, headers })
    : result;
}

/** Runs work on the database. If it is unavailable, the response says so, and how to reach us. */
export async function orUnavailable(
  work: () => Promise<Result>,
  draw: string,
  { typed, services }: { typed?: Typed; services: BookingServices },
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "a booking could not be stored");
    const sentence = `Our calendar cannot be reached right now, and nothing is confirmed. Please send it again as it is in a few seconds, and it counts once; or call ${services.site.phone}.`;
    return { draw, refused: reject(503, { headers: retryAfter, typed: typed ?? new Map() }, sentence) };
  }
}
