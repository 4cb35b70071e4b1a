import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";

type Props = {
  /** Of the order, or of the device whose plan it is. */
  number: string;
  version: number;
  /** What will be gone. */
  children: ReactNode;
};

/** For admins: takes an order or a plan out of its register. The box has to be ticked, also without script. */
export function RecordDeletion({ number, version, children }: Props) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <section className="panel" aria-labelledby="delete">
      <h2 id="delete">Delete</h2>
      <p>{children}</p>
      <Form method="post" className="fields">
        <input type="hidden" name="act" value="delete" />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="version" value={version} />
        <div className="choice">
          <label>
            <input type="checkbox" name="sure" value="yes" required /> Yes, delete {number}
          </label>
        </div>
        <p className="row">
          <button type="submit" className="act quiet" disabled={isBusy}>
            Delete for good
          </button>
        </p>
      </Form>
    </section>
  );
}
