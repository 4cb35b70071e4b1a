import { Link } from "react-router";

/** A later page of a list whose mails have left it since. @param newest the address of the first page */
export function EmptiedPage({ newest }: { newest: string }) {
  return (
    <p className="none">
      No mail is left on this page. <Link to={newest}>Show the newest</Link>
    </p>
  );
}
