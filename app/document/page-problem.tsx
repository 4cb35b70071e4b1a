import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { StaticPart } from "#app/paint/standing-html.tsx";
import { NotFound } from "#app/shell/not-found.tsx";
import { Unavailable } from "#app/shell/unavailable.tsx";

/** Replaces a page that is missing (404) or failed. */
export function PageProblem({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [drawnFor] = useState(() =>
    import.meta.env.SSR || document.getElementById("problem") ? address : undefined,
  );
  const drawn = address === drawnFor;
  // After an error while rendering in the browser there is no drawn page to keep: the server draws it.
  useEffect(() => {
    if (!drawn) location.reload();
  }, [drawn]);
  if (!drawn) return null;
  return (
    <StaticPart id="problem">
      {import.meta.env.SSR ? status === 404 ? <NotFound /> : <Unavailable status={status} /> : null}
    </StaticPart>
  );
}
