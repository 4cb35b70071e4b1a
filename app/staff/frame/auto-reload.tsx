import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";

const lookAgainMs = 1_000;

/** Loads the page's data again and again while something goes on; without script by a link. */
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
