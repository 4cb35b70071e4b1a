import { useLocation } from "react-router";

const problems: Record<number, { heading: string; text: string }> = {
  401: { heading: "Your session has ended", text: "Sign in again; you come back to this page." },
  403: {
    heading: "This is not open to you",
    text: "Your role does not include it, or the form came from another site. An admin can change your role.",
  },
  404: { heading: "There is nothing here", text: "The lead does not exist, or it is with a colleague." },
  503: {
    heading: "The database does not answer",
    text: "Nothing was changed. Wait a few seconds and load the page again.",
  },
};

const unexpected = {
  heading: "Something went wrong on our side",
  text: "It was written to the log. Load the page again; if it stays, tell whoever runs the server.",
};

/** What stands in the place of a page that cannot be shown. */
export function StaffProblem({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const { heading, text } = problems[status] ?? unexpected;
  const signIn = `/leads/login?next=${encodeURIComponent(pathname + search)}`;
  return (
    <main className="gate">
      <h1>{heading}</h1>
      <p>{text}</p>
      <p className="row">
        {status === 401 ? (
          <a className="act" href={signIn}>
            Sign in
          </a>
        ) : (
          <>
            {status >= 500 && (
              <a className="act" href={pathname + search}>
                Load again
              </a>
            )}
            <a className={status >= 500 ? "act quiet" : "act"} href="/leads/dashboard">
              All leads
            </a>
          </>
        )}
      </p>
    </main>
  );
}
