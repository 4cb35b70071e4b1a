import { useEffect, useState } from "react";
import type { DrawnForm } from "#app/forms/engine/define-form.ts";
import { isOfDetails } from "#app/forms/engine/details-form.ts";
import type { Typed } from "#app/forms/engine/read-answers.ts";
import { traceFields } from "./arrivals.ts";
import { toast } from "./lazy-toast.ts";
import { type OutgoingSubmission, type StoredSubmission, sendSubmission } from "./send-submission.ts";
import { keepSent, sentHere } from "./sent-here.ts";
import { type Filled, useForm } from "./use-form.ts";
import { useOfflineQueue } from "./use-offline-queue.ts";
import type { Problem } from "./use-sending.ts";

type Parcel = OutgoingSubmission<string | FormData>;

/** The contents of the confirmation; `given` is the answer that decides which links it offers. */
type Done = StoredSubmission & { given?: string | undefined };

type Options = {
  first: Problem | undefined;
  tellsArrival: boolean;
  /** The values that the page writes into the form, and what they stand for, in words. */
  chosen: Readonly<Record<string, string>>;
  about: string | undefined;
  onTyped: (typed: Typed) => void;
};

const unsendable =
  "We could not reach the server. Your answers are still here: please send them again in a minute.";

const unkeepable =
  "We could not reach the server, and a message with a file cannot wait on this device. Your answers and the file are still here: please send them again when you are connected.";

/** Sends a declared form to `/forms/{id}`: a submission that cannot be sent now waits in the offline queue. */
export function useLeadSending(form: DrawnForm, options: Options) {
  const { first, tellsArrival, about, onTyped } = options;
  const [done, setDone] = useState<Done>();
  useEffect(() => setDone(sentHere<Done>(form.id)), [form.id]);
  const lead = useForm<Parcel, Done>({
    form,
    first,
    unsure: unsendable,
    onTyped,
    pack: (filled) => ({ id: filled.id, formId: form.id, body: bodyOf(filled, tellsArrival) }),
    async post(parcel) {
      const sent = await sendSubmission(parcel);
      if (sent.result === "later" && typeof parcel.body !== "string")
        return { sentence: unkeepable, ...sent };
      return sent.result === "stored" ? { ...sent, given: givenIn(parcel.body, form) } : sent;
    },
    queue({ id, formId, body }) {
      if (typeof body !== "string" || !offline.queue({ id, formId, body, about })) return false;
      toast("error", "Not sent yet: there is no connection. It is kept here and leaves by itself.");
      return true;
    },
    async goOn(stored) {
      if (stored.goTo) {
        // The browser would fill it in again on the way back, where it would be sent as another.
        (document.getElementById(form.id) as HTMLFormElement | null)?.reset();
        // The button stays pressed until the other page is shown.
        return leaveFor(stored.goTo);
      }
      setDone(stored);
      keepSent(form.id, stored);
      toast("success", "Sent.");
    },
  });
  const offline = useOfflineQueue(form.id, subjectOf(form, options), (answered) => {
    if (!answered) return;
    const { sent, body } = answered;
    lead.settle(sent.result === "stored" ? { ...sent, given: givenIn(body, form) } : sent);
  });
  return { ...lead, done, offline };
}

/**
 * What tells requests of one form apart: the choice that the page names, or the enquiry that details belong to. Figures
 * that a page carries are changed at will, also while the request with them waits.
 */
function subjectOf(form: DrawnForm, { chosen, about }: Options): Record<string, string> {
  if (about === undefined && !isOfDetails(form)) return {};
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => form.fields[name]?.kind === "carried"));
}

function leaveFor(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}

function givenIn(body: string | FormData, { gives }: DrawnForm): string | undefined {
  return gives && typeof body === "string"
    ? (new URLSearchParams(body).get(gives.field) ?? undefined)
    : undefined;
}

function bodyOf({ id, data, elapsedMs }: Filled, tellsArrival: boolean): string | FormData {
  const own: [string, string][] = [["_id", id], ...traceFields(elapsedMs, tellsArrival)];
  if ([...data.values()].some((value) => typeof value !== "string")) {
    for (const [name, value] of own) data.append(name, value);
    return data;
  }
  const fields = [...data].filter((field): field is [string, string] => typeof field[1] === "string");
  return new URLSearchParams([...fields.filter(([, value]) => value !== ""), ...own]).toString();
}
