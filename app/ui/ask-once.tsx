import type { ReactNode } from "react";
import { Button } from "./button.tsx";

type Props = {
  heading: string;
  level?: 1 | 2;
  /** The address and the hidden fields of the form that confirms. */
  action: string;
  values?: Readonly<Record<string, string>>;
  /** The label of the button that confirms. */
  button: string;
  /** The link that cancels. */
  keep: { label: string; href: string };
  /** What will be lost. */
  children: ReactNode;
};

/** Asks for confirmation of what cannot be undone. A plain form: the same with and without script. */
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

/** The same as a page of its own; `below` stands under the question. */
export function AskOnPage({ below, ...asked }: Omit<Props, "level"> & { below: ReactNode }) {
  return (
    <section className="block booked">
      <div className="wrap">
        <AskOnce {...asked} level={1} />
        {below}
      </div>
    </section>
  );
}
