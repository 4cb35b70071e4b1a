import type { Site } from "#app/content/schema/site.schema.ts";
import type { Database } from "#app/database/database.server.ts";
import { retryAfter } from "#app/database/database-unavailable.ts";
import type { WorkingTime } from "#app/dates/working-time.ts";
import { receivedForm } from "#app/forms/declared/forms.ts";
import { single } from "#app/forms/engine/answers.ts";
import { type Controls, splitControls } from "#app/forms/engine/controls.ts";
import type { Form } from "#app/forms/engine/define-form.ts";
import { asksLater, groundsOf, isOfDetails } from "#app/forms/engine/details-form.ts";
import { readAnswers, type Typed, unknownName } from "#app/forms/engine/read-answers.ts";
import type { FormRefusal } from "#app/forms/engine/refused-form.ts";
import { tooLarge, uploadBodyLimit } from "#app/forms/engine/upload-rules.ts";
import type { TypedPerson } from "#app/leads/lead.ts";
import type { MailFate, Submission } from "#app/leads/submissions/submission.ts";
import { formRule, isCrowd, type RateLimiter } from "#app/rate-limit/rate-limit.server.ts";
import type { Taker } from "#app/scarce/taker.server.ts";
import { type Guarded, guard } from "./guard.server.ts";
import { refusalAsJson, reject, wantsJson } from "./reject.server.ts";
import { type Receiver, type ReceiverResult, storeBy, storeSubmission } from "./store-submission.server.ts";
import { submissionOf, trappedSubmission } from "./submission-of.server.ts";
import { asSuspectedSpam } from "./suspected-spam.ts";
import { fileErrors, fileFields, type SentFiles, uploadsOf, withFileNames } from "./uploads.server.ts";

export type FormServices = {
  db: Database;
  now: () => Date;
  rateLimit: RateLimiter;
  /** Origins besides the host itself that forms may be posted from. */
  allowedOrigins: readonly string[];
  site: Pick<Site, "name" | "legalName" | "referencePrefix" | "emails" | "grievanceOfficer"> & {
    workingTime?: WorkingTime;
  };
  /** By form: what is stored together with the submission, such as a place in a queue. */
  receivers?: Readonly<Record<string, Receiver>>;
  /** Signs the link with which its sender adds details to a lead. */
  signDetails?: (leadId: string) => string;
  /** The client's address, for counting only. */
  address: string;
  /** Identifies people who take scarce things; left out while limits are off. */
  takerOf?: ((person: TypedPerson) => Taker) | undefined;
  log: { warn(facts: object, text: string): void };
};

/**
 * Receives one post to `/forms/{formId}`. Scripts always get a JSON response. A browser without script gets a 303 to
 * the confirmation, or the form again with its typed values and the refusal's status.
 */
export async function receiveSubmission(
  request: Request,
  formId: string,
  services: FormServices,
): Promise<Response | FormRefusal> {
  const result = await receive(request, formId, services);
  if ("status" in result) return wantsJson(request) ? refusalAsJson(result) : withWayBack(result);
  const { reference, mailed, more, goTo } = result;
  if (wantsJson(request)) return Response.json({ ok: true, reference, mailed, more, goTo });
  return new Response(null, { status: 303, headers: { Location: goTo ?? donePath(formId, result) } });
}

type Received = {
  reference: string;
  /** The fate of the mail to the visitor. */
  mailed?: MailFate | undefined;
  leadId?: string;
  /** The query with which the confirmation asks for details. */
  more?: string | undefined;
  /** The answer that decides which links the confirmation offers. */
  given?: string;
  /** The path of the form's page. */
  page?: string | undefined;
  /** The address of the page that replaces the confirmation. */
  goTo?: string | undefined;
};

/** The address of a confirmation. */
export function donePath(formId: string, { reference, mailed, given, page, more }: Received): string {
  const query = new URLSearchParams({
    ref: reference,
    ...(mailed ? { mail: mailed } : {}),
    ...(given ? { for: given } : {}),
    ...(page ? { from: page } : {}),
  });
  return `/forms/${formId}/done?${query}${more ? `&${more}` : ""}`;
}

/** Receives what passed the guards; the refused form and the confirmation both know the page of the form. */
async function receive(
  request: Request,
  formId: string,
  services: FormServices,
): Promise<Received | FormRefusal> {
  const form = receivedForm(formId);
  if (!form) return reject(404, {});
  const uploadLimit = fileFields(form).length > 0 ? uploadBodyLimit : undefined;
  const guarded = await guard(request, formRule, services, uploadLimit);
  const parted = splitControls(sentFields(guarded));
  const received = await receiveBody(form, guarded, parted, services);
  const more = "leadId" in received ? moreOf(form, received.leadId, parted.typed, services) : {};
  return { ...received, ...more, page: parted.controls.page };
}

/** The link to the details. It is the same for each repeat of a submission. */
function moreOf(form: Form, leadId: string | undefined, typed: Typed, { signDetails }: FormServices) {
  if (!leadId || !signDetails || !asksLater(form)) return {};
  const grounds = groundsOf(form, (name) => typed.get(name)?.[0]);
  return { more: new URLSearchParams([["more", signDetails(leadId)], ...grounds]).toString() };
}

async function receiveBody(
  form: Form,
  guarded: Guarded,
  { controls, typed, strange }: ReturnType<typeof splitControls>,
  services: FormServices,
): Promise<Received | FormRefusal> {
  const known = new Map([...typed].filter(([name]) => Object.hasOwn(form.fields, name)));
  if (!guarded.ok && guarded.status === 413) return rejectLarge(form);
  if (!guarded.ok) return reject(guarded.status, { typed: known, headers: guarded.headers });
  const { body, trapped } = guarded;
  if (body.kind === "json") return reject(415, {});
  // Details for a lead that staff judge anyway are added to it.
  if (trapped && !isOfDetails(form)) {
    const untaken =
      services.receivers?.[form.id] && "It was taken for spam: no number and no piece was given.";
    return record(trappedSubmission(form, known, controls, services.site, untaken), known, services);
  }
  const named = withFileNames(form, known, body.files);
  if (strange || unknownName(form, typed) || !named)
    return reject(422, { typed: known }, "The form carried a field that it does not have.");
  return check(form, { typed: named, files: body.files }, controls, services);
}

type Sent = { typed: Typed; files: SentFiles };

async function check(form: Form, sent: Sent, controls: Controls, services: FormServices) {
  const { typed, files } = sent;
  const reading = readAnswers(form, typed);
  const errors = { ...(reading.ok ? {} : reading.errors), ...fileErrors(form, sent) };
  if (!reading.ok || Object.keys(errors).length > 0) {
    const lost = files.size > 0 ? "A browser does not keep a file: please choose it again." : undefined;
    return reject(422, { typed, errors }, lost);
  }
  const read = submissionOf(
    form,
    reading.answers,
    controls,
    services.site,
    uploadsOf(files, reading.answers),
  );
  const submission = (await isCrowd(services.rateLimit, form.id)) ? asSuspectedSpam(read, "crowd") : read;
  const receiver = services.receivers?.[form.id];
  const stored = await record(
    submission,
    typed,
    services,
    receiver && (() => receiver(submission, reading.answers)),
  );
  const given = form.gives && single(reading.answers, form.gives.field);
  return "status" in stored || !given ? stored : { ...stored, given };
}

function sentFields(guarded: Guarded): Typed {
  if (!guarded.ok) return guarded.typed;
  return guarded.body.kind === "fields" ? guarded.body.typed : new Map();
}

function rejectLarge(form: Form): FormRefusal {
  const [name] = fileFields(form);
  const field = name === undefined ? undefined : form.fields[name];
  return reject(413, {}, field && `${tooLarge(field)}.`);
}

/** A body that is too large is never read, so the page drawn without script is empty: only the one before it has the values. */
function withWayBack(refused: FormRefusal): FormRefusal {
  if (refused.status !== 413) return refused;
  return { ...refused, sentence: `${refused.sentence} Go back: what you typed is still there.` };
}

async function record(
  submission: Submission,
  typed: Typed,
  services: FormServices,
  receiver?: () => Promise<ReceiverResult>,
): Promise<Received | FormRefusal> {
  const stored: ReceiverResult | Awaited<ReturnType<typeof storeSubmission>> = receiver
    ? await storeBy(services, submission.form, receiver)
    : await storeSubmission(services, submission);
  if (stored.outcome === "unavailable") return reject(503, { typed, headers: retryAfter });
  if (stored.outcome === "refused")
    return reject(stored.status, { typed, errors: stored.errors ?? {} }, stored.sentence);
  if (stored.outcome === "asked") return { reference: "", goTo: stored.goTo };
  if (stored.outcome !== "conflict")
    return {
      reference: stored.reference,
      ...("leadId" in stored ? { leadId: stored.leadId } : {}),
      ...("goTo" in stored ? { goTo: stored.goTo } : {}),
      ...("mailed" in stored ? { mailed: stored.mailed } : {}),
    };
  return reject(
    422,
    { typed },
    "This message was sent before with other answers. Send it once more to send it as a new one.",
  );
}
