import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { hasOthers, only, strangeSentence } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import type { FormServices } from "#app/forms/receive/submission.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { type CoverageResult, coverageResult } from "./coverage-result.ts";
import { type DeviceNumber, readDeviceNumber } from "./device-number.ts";
import { findPlan } from "./plans.server.ts";

const minutes = 60_000;
/** Enough for a family or a small office; longer lists go through the form. */
export const coverageRule: RateRule = { name: "coverage", limit: 20, windowMs: 10 * minutes };

type Services = Pick<FormServices, "db" | "now" | "allowedOrigins" | "address" | "site" | "log"> & {
  guessLimit: FormServices["rateLimit"];
};

/**
 * Receives a serial number or IMEI and returns what the page shows: the answer, or what to correct. The number
 * appears only in the body; neither the log nor the database stores it.
 * @returns `number` when there is an answer
 */
export async function checkCoverage(
  request: Request,
  services: Services,
): Promise<FormRefusal & { number?: string }> {
  return unlessAway(services, async () => {
    const read = await checkedNumber(request, services);
    if (!read.ok) return read.refused;
    return { ...(await found(services, read.number, read.typed)), number: read.number.value };
  });
}

/** What the page shows for a number checked before. */
export function coverageOf(number: DeviceNumber, services: Services): Promise<FormRefusal> {
  return unlessAway(services, () => found(services, number, number.value));
}

async function unlessAway<Result extends FormRefusal>(
  services: Services,
  work: () => Promise<Result>,
): Promise<Result | FormRefusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "the register of plans could not be read");
    const sentence =
      "Our register cannot be reached at this moment. Please try again in a minute, or read the end date on your certificate.";
    return reject(503, { headers: retryAfter }, sentence);
  }
}

/** The posted number, or what to correct. */
export async function checkedNumber(
  request: Request,
  services: Services,
): Promise<{ ok: true; number: DeviceNumber; typed: string } | { ok: false; refused: FormRefusal }> {
  const post = await guardFields(request, coverageRule, { ...services, rateLimit: services.guessLimit });
  if (!post.ok)
    return { ok: false, refused: post.refused.status === 429 ? tooMany(post.refused) : post.refused };
  if (hasOthers(post.body, ["number"])) return { ok: false, refused: reject(422, {}, strangeSentence) };
  const typed = (only(post.body, "number") ?? "").slice(0, 60);
  const reading = readDeviceNumber(typed);
  if (reading.ok) return { ok: true, number: reading.number, typed };
  const errors = { number: reading.sentence };
  return { ok: false, refused: reject(422, { typed: new Map([["number", [typed]]]), errors }) };
}

async function found({ db, now }: Services, number: DeviceNumber, typed: string): Promise<FormRefusal> {
  const result: CoverageResult = coverageResult(await findPlan(db, number), dayOf(now()));
  return { status: 200, headers: {}, errors: {}, typed: new Map([["number", [typed]]]), found: result };
}

function tooMany(refused: FormRefusal): FormRefusal {
  const sentence =
    "That was more checks than one person needs. Please wait a few minutes, or send us the list of devices by the form below.";
  return { ...refused, sentence };
}
