/** No answer settles whether it arrived, or it cannot be taken now: the very same can be sent again. */
export type Later = { result: "later"; waitS: number; sentence?: string };

/** What came back: an answer, with its JSON where it has some, or nothing that settles it. */
export type Posted = { result: "answered"; isOk: boolean; answer: unknown } | Later;

const patienceMs = 20_000;
/** Five megabytes over a slow phone. */
const uploadPatienceMs = 170_000;

/** Posts what a form sends, and judges whether it was answered. Never throws. */
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

/** @param waitS seconds until the next try makes sense */
export function later(waitS = 30): Later {
  return { result: "later", waitS };
}

function laterBy(response: Response, answer: unknown): Later {
  const waitS = Number(response.headers.get("Retry-After"));
  const sentence = (answer as { sentence?: unknown } | undefined)?.sentence;
  return { ...later(waitS > 0 ? waitS : undefined), ...(typeof sentence === "string" ? { sentence } : {}) };
}
