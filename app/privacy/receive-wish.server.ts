import { guard, type Refused } from "#app/forms/receive/guard.server.ts";
import { formRule, type RateLimiter } from "#app/rate-limit/rate-limit.server.ts";
import type { Services } from "#app/services.ts";
import { manyLines } from "#app/values/plain-text.ts";
import {
  askCorrection,
  type DataRequest,
  eraseAll,
  withdrawAll,
  withdrawMarketing,
} from "./own-data.server.ts";
import { removeWrittenMails } from "./written-mails.server.ts";

/** The outcome of a request: done, or the error with its status and the typed values. */
export type WishOutcome =
  | { done: string }
  /** Irreversible: the page asks for confirmation first. */
  | { ask: "withdraw-all" }
  | { status: number; problem: string; typed?: string; headers?: Record<string, string> };

type WishServices = Pick<Services, "db" | "now" | "config" | "log"> & {
  rateLimit: RateLimiter;
  address: string;
  /** Mailbox for corrections. */
  recipient: string;
  siteName: string;
};

const longestText = 2000;

/** Carries out a posted request of the data's owner. */
export async function receiveWish(
  request: Request,
  asked: DataRequest,
  services: WishServices,
): Promise<WishOutcome> {
  const { db, now, config, log } = services;
  const { allowedOrigins } = config;
  const guarded = await guard(request, formRule, { ...services, allowedOrigins });
  if (!guarded.ok) return refusalTo(guarded);
  const { body } = guarded;
  if (body.kind !== "fields") return { status: 415, problem: unreadableSentence };
  const one = (name: string) => body.typed.get(name)?.[0] ?? "";
  switch (one("intent")) {
    case "withdraw-marketing":
      await withdrawMarketing(db, asked, now());
      return { done: "withdraw-marketing" };
    case "withdraw-all":
      if (one("sure") !== "yes") return { ask: "withdraw-all" };
      await withdrawAll(db, asked, { siteName: services.siteName, now: now() });
      return { done: "withdraw-all" };
    case "correct": {
      const typed = one("text");
      const text = manyLines(typed);
      if (!text) return { status: 422, problem: "Write what is wrong, and what is right.", typed };
      if (text.length > longestText) return { status: 422, problem: "Use at most 2,000 characters.", typed };
      await askCorrection(db, asked, { text, recipient: services.recipient, now: now() });
      return { done: "correct" };
    }
    case "erase": {
      if (one("sure") !== "yes")
        return { status: 422, problem: "Tick the box to say that you are sure. Nothing was erased." };
      const { erased, mailIds } = await eraseAll(db, asked, now());
      await removeWrittenMails(config.dataDir, mailIds);
      log.info({ erased }, "data was erased, as its owner asked");
      return { done: "erase" };
    }
    default:
      return { status: 400, problem: "There is no such request." };
  }
}

const unreadableSentence = "What arrived could not be read. Please send it again.";
const problems: Record<number, string> = {
  403: "This was sent from another website. Nothing was changed.",
  413: "That is more text than we can take.",
  429: "Nothing was changed: more was sent over this connection just now than we take at once. Please try again in a few minutes, or call us.",
};

function refusalTo({ status, headers }: Refused): WishOutcome {
  return { status, problem: problems[status] ?? unreadableSentence, headers };
}
