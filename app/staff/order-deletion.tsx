import { Form, useNavigation } from "react-router";

/** For admins: takes an order out of the register. The box has to be ticked, also without script. */
export function OrderDeletion({ number, version }: { number: string; version: number }) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <section className="panel" aria-labelledby="delete">
      <h2 id="delete">Delete</h2>
      <p>
        {number} goes out of the register for good, with its milestones and mails, and its customer finds it
        no more. The audit log keeps that it was deleted, and by whom.
      </p>
      <Form method="post" className="fields">
        <input type="hidden" name="act" value="delete" />
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
