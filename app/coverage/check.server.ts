import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import { dayOf } from "#app/dates/india-time.ts";
import type { FormAgain } from "#app/forms/form-again.ts";
import { again } from "#app/forms/receiving/form-again.server.ts";
import { hasOthers, only, readPost, strangeSentence } from "#app/forms/receiving/read-post.server.ts";
import type { FormServices } from "#app/forms/receiving/submission.server.ts";
import type { RateRule } from "#app/rate-limit/rate-limit.server.ts";
import { type CoverageAnswer, coverageAnswer } from "./coverage-answer.ts";
import { readDeviceNumber } from "./device-number.ts";
import { findPlan } from "./plans.server.ts";

const minutes = 60_000;
/** Enough for the devices of a family or a small office; a list of hundreds goes through the form. */
export const coverageRule: RateRule = { name: "coverage", limit: 20, windowMs: 10 * minutes };

type Services = Pick<FormServices, "db" | "now" | "allowedOrigins" | "address" | "site" | "log"> & {
  guessLimit: FormServices["rateLimit"];
};

/**
 * Receives a serial number or IMEI and says what the page shows: the answer, or what to put right. The number stands
 * in the body alone, and neither the log nor the database keeps it.
 */
export async function checkCoverage(request: Request, services: Services): Promise<FormAgain> {
  try {
    return await check(request, services);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "the register of plans could not be read");
    const sentence =
      "Our register cannot be reached at this moment. Please try again in a minute, or read the end date on your certificate.";
    return again(503, { headers: retryAfter }, sentence);
  }
}

async function check(request: Request, services: Services): Promise<FormAgain> {
  const post = await readPost(request, coverageRule, { ...services, rateLimit: services.guessLimit });
  if (!post.ok) return post.again.status === 429 ? tooMany(post.again) : post.again;
  if (hasOthers(post.body, ["number"])) return again(422, {}, strangeSentence);
  const typed = only(post.body, "number") ?? "";
  const known = new Map([["number", [typed.slice(0, 60)]]]);
  const reading = readDeviceNumber(typed.slice(0, 60));
  if (!reading.ok) return again(422, { typed: known, errors: { number: reading.sentence } });
  const plan = await findPlan(services.db, reading.number);
  const found: CoverageAnswer = coverageAnswer(plan, dayOf(services.now()));
  return { ...again(200, { typed: known }), found };
}

function tooMany(refused: FormAgain): FormAgain {
  const sentence =
    "That was more checks than one person needs. Please wait a few minutes, or send us the list of devices by the form below.";
  return { ...refused, sentence };
}
