import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Filled for the primary action of a page; `plain` looks like a link, for rows of lists. */
type Look = "main" | "quiet" | "plain";

const classes: Record<Look, string> = { main: "button", quiet: "button quiet", plain: "plain" };

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  look?: Look;
  /** For rows of tools. */
  isSmall?: boolean;
  /** Shows that the action is in progress. */
  isBusy?: boolean;
};

/** A button; submits its form unless `type` says otherwise. */
export function Button({ look = "main", type = "submit", isSmall, isBusy, ...rest }: ButtonProps) {
  const name = isSmall ? `${classes[look]} small` : classes[look];
  return <button type={type} className={name} aria-busy={isBusy || undefined} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, "className"> & { look?: Look };

/** A link within the site that looks like a button. */
export function ButtonLink({ look = "main", ...rest }: ButtonLinkProps) {
  return <Link className={classes[look]} {...rest} />;
}
