import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";

const lookAgainMs = 1_000;

/** Reloads the page's data at intervals while work is running; without script there is a link. */
export function AutoReload() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, lookAgainMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Link to="" reloadDocument>
      Look again
    </Link>
  );
}
