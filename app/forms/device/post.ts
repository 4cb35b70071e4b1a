/** The outcome is unknown, or the server cannot accept it now: the same can be sent again. */
export type Later = { result: "later"; retryAfterS: number; sentence?: string };

/** The result of a post: a response, with its JSON if it has some, or none that settles it. */
export type Posted = { result: "answered"; isOk: boolean; answer: unknown } | Later;

const patienceMs = 20_000;
/** Enough for five megabytes over a slow phone connection. */
const uploadPatienceMs = 170_000;

/** Posts a form's body and judges whether the response settles it. Never throws. */
export async function post(
  address: string,
  body: string | URLSearchParams | FormData,
  more: Pick<RequestInit, "headers" | "credentials"> = {},
): Promise<Posted> {
  try {
    const response = await fetch(address, {
      method: "POST",
      ...more,
      headers: { Accept: "application/json", ...more.headers },
      body,
      signal: AbortSignal.timeout(body instanceof FormData ? uploadPatienceMs : patienceMs),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status === 429 || response.status >= 500) return laterBy(response, answer);
    return { result: "answered", isOk: response.ok, answer };
  } catch {
    return later(); // no network, or no answer in time
  }
}

/** @param retryAfterS seconds until the next try makes sense */
export function later(retryAfterS = 30): Later {
  return { result: "later", retryAfterS };
}

function laterBy(response: Response, answer: unknown): Later {
  const retryAfterS = Number(response.headers.get("Retry-After"));
  const sentence = (answer as { sentence?: unknown } | undefined)?.sentence;
  return {
    ...later(retryAfterS > 0 ? retryAfterS : undefined),
    ...(typeof sentence === "string" ? { sentence } : {}),
  };
}
