import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

type Props = {
  /** Names the search for screen readers. */
  label: string;
  /** Names the field. */
  field: string;
  placeholder: string;
  q: string;
  maxLength: number;
  isWrong?: boolean;
};

/** Finds by one number; it stands in the address as `q`. A new key resets the field after Back. */
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
