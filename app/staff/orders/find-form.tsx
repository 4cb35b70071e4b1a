import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = {
  /** The name of the search for screen readers. */
  label: string;
  /** The label of the field. */
  field: string;
  placeholder: string;
  q: string;
  maxLength: number;
  isWrong?: boolean;
};

/** Searches by one number, which is `q` in the address. A new key resets the field after Back. */
export function FindForm({ label, field, placeholder, q, maxLength, isWrong }: Props) {
  return (
    <Form className="filters" role="search" aria-label={label} key={q}>
      <label className="search">
        <span className="off">{field}</span>
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          data-key="/"
          maxLength={maxLength}
          aria-invalid={isWrong ? true : undefined}
        />
      </label>
      <Button look="quiet">Find</Button>
    </Form>
  );
}
