/** A refusal of the API (RFC 9457): a code for programs and a sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly problems: Fault[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, detail: string, more: More = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.problems = more.problems;
    this.headers = more.headers ?? {};
  }
}

type Fault = { at: string; message: string };
type More = { problems?: Fault[]; headers?: Record<string, string> };

const titles: Record<number, string> = {
  400: "Not understood",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not offered",
  409: "Changed meanwhile",
  415: "Not JSON",
  422: "Not possible",
  429: "Too many requests",
  503: "Not available",
};

export function problemResponse({ status, code, message, problems, headers }: ApiProblem): Response {
  const body = {
    title: titles[status] ?? "Refused",
    status,
    code,
    detail: message,
    ...(problems && { problems }),
  };
  return Response.json(body, {
    status,
    headers: { ...apiHeaders, "Content-Type": "application/problem+json", ...headers },
  });
}

/** Responses are never cached, indexed or read as anything but data. */
export const apiHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "X-Content-Type-Options": "nosniff",
};
