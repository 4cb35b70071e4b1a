import { DatabaseUnavailable, retryAfter } from "#app/database/database-unavailable.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { guardFields } from "#app/forms/receive/guard.server.ts";
import { only } from "#app/forms/receive/posted-fields.ts";
import { reject } from "#app/forms/receive/reject.server.ts";
import { isSigned } from "#app/links/signature.server.ts";
import type { RateRule } from "#app/rate-limit/sliding-window.ts";
import { isDecision, questionPath } from "./estimate-decision.ts";
import { estimateMails } from "./estimate-mails.ts";
import { answerEstimate, estimateAnswers } from "./estimates.server.ts";
import {
  readAsked,
  sealedTrackPath,
  type TrackServices,
  trackPath,
  unreachableSentence,
} from "./track.server.ts";

const minutes = 60_000;
const answerRule: RateRule = { name: "estimate", limit: 30, windowMs: 10 * minutes };

/**
 * Receives an approval, a refusal or a request to be called through a signed link; undefined without one.
 * @returns a redirect, also to the question before a decision, or the page to render again with its errors
 */
export async function receiveEstimateAnswer(
  request: Request,
  number: string | undefined,
  services: TrackServices,
): Promise<{ goTo: string } | { draw: string; refused: FormRefusal } | undefined> {
  const { db, secret, now, site } = services;
  const asked = readAsked("repair", number);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  if (!asked || !isSigned(secret, "track", trackPath(asked), key)) return undefined;
  const draw = sealedTrackPath(asked, secret);
  const limits = { ...services, rateLimit: services.guessLimit };
  const post = await guardFields(request, answerRule, limits);
  if (!post.ok) return { draw, refused: post.refused };
  const answer = estimateAnswers.find((each) => each === only(post.body, "answer"));
  const position = Number(only(post.body, "device"));
  const estimate = only(post.body, "estimate");
  if (!answer || !Number.isInteger(position) || estimate === undefined)
    return { draw, refused: reject(422, {}, unread) };
  if (isDecision(answer) && only(post.body, "sure") !== "yes")
    return { goTo: questionPath(draw, answer, position) };
  const given = { number: asked.number, position, estimate, answer, now: now() };
  try {
    const mails = estimateMails(asked.number, answer, { site, trackPath: draw });
    const { outcome } = await answerEstimate(db, given, mails);
    return outcome === "answered" ? { goTo: draw } : { draw, refused: reject(409, {}, refusals[outcome]) };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    services.log.warn({ reason: error.message }, "an answer to an estimate could not be stored");
    return { draw, refused: reject(503, { headers: retryAfter }, unreachableSentence) };
  }
}

const unread = "Please choose again: approve, decline, or ask us to call.";
const refusals = {
  changed: "This changed meanwhile. Here is how it stands now; please look and decide again.",
  decided: "This was answered before. To change your answer, please call us.",
  unstated: "There is no estimate to approve or decline yet. Ask for a call here, or call us.",
};
