import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  heading: string;
  /** The list that the screen belongs to; the key "u" opens it too. */
  back?: { to: string; name: string };
  /** Facts in one line, and the outcome of the last post. */
  children?: ReactNode;
};

/** The top of a screen of the workspace. */
export function ScreenHead({ heading, back, children }: Props) {
  return (
    <div className="head">
      {back && (
        <p className="back">
          <Link to={back.to} data-key="u">
            {back.name}
          </Link>
        </p>
      )}
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
