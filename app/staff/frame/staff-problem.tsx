import { isRouteErrorResponse, useLocation } from "react-router";
import { importLimit } from "#app/import/import-rules.ts";
import { unreached } from "#app/staff/live/keep-unsent.ts";

type Problem = { heading: string; text: string };

const problems: Record<number, Problem> = {
  401: { heading: "Your session has ended", text: "Sign in again; you then return to this page." },
  403: {
    heading: "You have no access",
    text: "Your role does not include it, or the form came from another site. An admin can change your role.",
  },
  404: { heading: "There is nothing here", text: "The lead does not exist, or it is with a colleague." },
  405: { heading: "This is not a page", text: "This address only receives forms." },
  408: {
    heading: "It took too long to arrive",
    text: "Nothing was stored. Check your connection, go back and send it again.",
  },
  413: {
    heading: "This is too large",
    text: `Nothing was stored. A form takes 64 kB, an import a CSV file of ${importLimit / 1024 / 1024} MB. Go back and send less at a time.`,
  },
  429: { heading: "Too often", text: "Nothing was stored. Wait a minute, go back and send it again." },
  500: {
    heading: "Something went wrong on our side",
    text: "It is in the log. Load the page again; if it happens again, tell your administrator.",
  },
  503: {
    heading: "The database does not respond",
    text: "Nothing was changed. Wait a few seconds and load the page again.",
  },
};

/** An error as a message for its reader. Only errors of the server are in its log. */
export function staffProblem(error: unknown): Problem & { status: number } {
  if (isRouteErrorResponse(error)) {
    const known = problems[error.status];
    if (known) return { status: error.status, ...known };
    const text = `The server or a proxy responded with ${error.status}. Go back and check whether it was done.`;
    return { status: error.status, heading: "Unexpected response", text };
  }
  const message = error instanceof Error ? error.message : "";
  // The message that the router substitutes for an error of the server.
  if (message === "Unexpected Server Error") return { status: 500, ...(problems[500] as Problem) };
  if (unreached.test(message)) {
    const text = "Check your connection and load the page again. An unfinished note stays on this device.";
    return { status: 0, heading: "The server cannot be reached", text };
  }
  const text =
    "The script of this page failed. Load the page again; if it happens again, tell your administrator what you did.";
  return { status: 0, heading: "This page failed", text };
}

/** Shown instead of a page that failed. */
export function StaffProblem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { status, heading, text } = staffProblem(error);
  const mayLoadAgain = status === 0 || status >= 500;
  const signIn = `/leads/login?next=${encodeURIComponent(pathname + search)}`;
  return (
    <main className="gate">
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="row">
        {status === 401 ? (
          <a className="button" href={signIn}>
            Sign in
          </a>
        ) : (
          <>
            {mayLoadAgain && (
              <a className="button" href={pathname + search}>
                Load again
              </a>
            )}
            <a className={mayLoadAgain ? "button quiet" : "button"} href="/leads/dashboard">
              All leads
            </a>
          </>
        )}
      </p>
    </main>
  );
}
