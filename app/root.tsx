import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import { type DocumentFacts, factsOf, factsOfError, pageMeta } from "#app/document/facts.ts";
import { HeadForMachines } from "#app/document/head.tsx";
import { loadDocumentIfFailed } from "#app/document/load-document-if-failed.ts";
import { PageProblem } from "#app/document/page-problem.tsx";
import { redirectData } from "#app/document/redirect-data.server.ts";
import { ShellBottom, ShellTop } from "#app/document/shell-frame.tsx";
import { SearchOpener } from "#app/search/search-opener.tsx";
import { ShellBehaviour } from "#app/shell/shell-behaviour.tsx";
import { forgetsArrival } from "#app/values/forgets-arrival.ts";
import { FormsAwake } from "./forms/device/forms-awake.tsx";
import { SiteStyle } from "./paint/site-style.tsx";
import { Starter } from "./paint/starter-script.tsx";
import { Wake } from "./paint/wake.tsx";

export const middleware = [redirectData];
export const clientMiddleware = [loadDocumentIfFailed];

export const meta: MetaFunction = ({ error }) => (error ? pageMeta(factsOfError(error)) : []);

/** The document around every page, public or not; a route whose handle says `bare` has no shell. */
export function Layout({ children }: { children: React.ReactNode }) {
  const facts = useFacts();
  const bare = useMatches().some((match) => (match.handle as { bare?: boolean } | undefined)?.bare);
  return (
    <html
      lang="en-IN"
      data-section={facts.section}
      data-hero={facts.heroTone}
      data-typeface={bare ? "" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {bare ? (
          <Links />
        ) : (
          <>
            <SiteStyle />
            <Starter />
          </>
        )}
        {import.meta.env.SSR && !bare ? <HeadForMachines facts={facts} /> : null}
      </head>
      <body
        data-fixed={facts.fixedHeader || undefined}
        data-task={facts.isTask || undefined}
        data-personal={facts.isPersonal || undefined}
        data-forgets={bare || forgetsArrival(facts) || undefined}
      >
        {bare ? (
          <>
            {children}
            <Wake />
          </>
        ) : (
          <>
            <a className="skip" href="#main">
              Skip to content
            </a>
            <ShellTop facts={facts} />
            <main id="main" tabIndex={-1}>
              {children}
            </main>
            <Wake />
            <ShellBottom facts={facts} />
            <ShellBehaviour />
            <FormsAwake />
            <SearchOpener />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <PageProblem status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function useFacts(): DocumentFacts {
  const { pathname } = useLocation();
  const error = useRouteError();
  const matches = useMatches();
  const facts = error
    ? factsOfError(error)
    : matches.map((match) => factsOf(match.loaderData)).findLast(Boolean);
  return (
    facts ?? {
      path: pathname,
      title: "This page is not here",
      description: "There is no page at this address.",
      section: "company",
      heroTone: "paper",
      breadcrumb: [],
      noindex: true,
    }
  );
}
