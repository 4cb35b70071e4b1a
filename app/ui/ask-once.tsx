import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Props = {
  /** The question. */
  heading: string;
  level?: 1 | 2;
  /** Where the yes is posted, and what it says besides that it is sure. */
  action: string;
  values?: Readonly<Record<string, string>>;
  /** What the yes does. */
  button: string;
  /** The way back. */
  keep: { label: string; href: string };
  /** What is lost by it. */
  children: ReactNode;
};

/** The one question before something that cannot be taken back. A plain form: the same with and without script. */
export function AskOnce({ heading, level = 2, action, values = {}, button, keep, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <form className="sheet form-box" method="post" action={action}>
      <Heading>{heading}</Heading>
      {children}
      {Object.entries({ ...values, sure: "yes" }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <p className="actions">
        <Button>{button}</Button>
        <a className="button quiet" href={keep.href}>
          {keep.label}
        </a>
      </p>
    </form>
  );
}
