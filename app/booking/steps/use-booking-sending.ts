import { useNavigate, useRevalidator } from "react-router";
import { toast } from "#app/forms/device/lazy-toast.ts";
import { later, post } from "#app/forms/device/post.ts";
import { type Problem, type SendingRules, type Sent, useSending } from "#app/forms/device/use-sending.ts";
import { summaryHeading } from "#app/forms/draw/error-summary.tsx";
import type { EntryState } from "#app/shell/scroll/page-position.ts";

/** The next page after a post about a booking. */
export type Next = { goTo: string };
type Answer = ({ ok: true } & Next) | ({ ok: false } & Partial<Problem>);

/** A post about a booking. */
export type BookingParcel = { action: string; body: URLSearchParams };

/**
 * The rules for all posts about a booking. None of them waits for the network: a slot is held for minutes, and a
 * booking sent later by itself would take a time that its visitor no longer expects.
 * @param unsure the message for a missing response: what may have happened, and what to do
 */
export function useBookingRules(first: Problem | undefined, unsure: string): SendingRules<Next> {
  const navigate = useNavigate();
  return {
    first,
    unsure,
    async goOn({ goTo }) {
      // The next step has a heading, which takes the focus.
      const state: EntryState = { stays: true };
      keepHold(goTo);
      await navigate(goTo, { state });
    },
  };
}

/** Writes the hold of the next step into the present address: Back then offers the held time to the one who holds it. */
function keepHold(goTo: string): void {
  const here = new URL(location.href);
  const hold = new URL(goTo, here).searchParams.get("hold");
  if (!hold) return;
  here.searchParams.set("hold", hold);
  history.replaceState(history.state, "", here);
}

/** Sends a form of buttons: a chosen time, a move, a cancellation. A refusal loads the page again. */
export function useBookingButtons(first: Problem | undefined, unsure: string) {
  const { revalidate } = useRevalidator();
  const { isSending, problem, send } = useSending({
    ...useBookingRules(first, unsure),
    tell: (found) => toast("error", problemHeading(found), { silent: true }),
  });
  return {
    isSending,
    problem,
    async send(form: HTMLFormElement, submitter: HTMLElement | null = null) {
      const sent = await send((begin) => {
        const parcel = bookingParcel(form, submitter);
        begin();
        return postBooking(parcel);
      });
      // The booking or the times shown are outdated. After a missing response, loading would fail too.
      if (sent?.result === "refused") await revalidate();
      return sent;
    },
  };
}

/** @param more fields that are not in the form */
export function bookingParcel(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  more: [string, string][] = [],
): BookingParcel {
  const fields = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
  );
  return { action: form.action, body: new URLSearchParams([...fields, ...more]) };
}

/** Posts to a receiver of bookings. Never throws. */
export async function postBooking({ action, body }: BookingParcel): Promise<Sent<Next>> {
  const posted = await post(action, body);
  if (posted.result === "later") return posted;
  const answer = posted.answer as Answer | null | undefined;
  if (answer?.ok) return { result: "stored", goTo: answer.goTo };
  if (answer?.ok !== false) return later();
  const { errors = {}, sentence, instead } = answer;
  return { result: "refused", errors, ...(sentence ? { sentence } : {}), ...(instead ? { instead } : {}) };
}

/** A problem in a few words. */
export function problemHeading({ errors, instead, isUnanswered }: Problem): string {
  const faults = Object.keys(errors).length;
  if (faults > 0) return summaryHeading(faults);
  if (isUnanswered) return "No answer came back";
  return instead ? "This time cannot be had" : "This could not be done";
}
