import type { FormEvent } from "react";
import { traceFields } from "#app/forms/device/arrivals.ts";
import { toast } from "#app/forms/device/lazy-toast.ts";
import { useForm } from "#app/forms/device/use-form.ts";
import { DraftNote } from "#app/forms/draw/draft-note.tsx";
import { ErrorSummary } from "#app/forms/draw/error-summary.tsx";
import { FormField } from "#app/forms/draw/form-field.tsx";
import { MarketingBoxes } from "#app/forms/draw/marketing-boxes.tsx";
import { SubmitButton } from "#app/forms/draw/submit-button.tsx";
import { Trap } from "#app/forms/draw/trap.tsx";
import { type DrawnForm, isConsent } from "#app/forms/engine/define-form.ts";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { StaticHtml } from "#app/paint/standing-html.tsx";
import { AlternativeTimes } from "./alternative-times.tsx";
import {
  type BookingParcel,
  bookingParcel,
  type Next,
  postBooking,
  problemHeading,
  useBookingRules,
} from "./use-booking-sending.ts";

type Props = {
  form: DrawnForm;
  notice: { version: string; html: string };
  hidden: Readonly<Record<string, string>>;
  stood: boolean;
  until?: string;
  page: string;
  refused?: RefusedForm | undefined;
};

const unsure =
  "We could not reach the server, or its answer was lost on the way: we do not know whether your booking arrived. What you typed is still here. Send it again as it is, and it is booked once.";

/** The last step: the person. Complete without script; with script it checks, keeps a draft and sends once. */
export function DetailsForm({ form, notice, hidden, stood, until, page, refused }: Props) {
  const rules = useBookingRules(refused, unsure);
  const { isSending, problem, isRestored, errorOf, submit, handlers } = useForm<BookingParcel, Next>({
    ...rules,
    form,
    pack: ({ element, elapsedMs }) => bookingParcel(element, null, traceFields(elapsedMs, form.attribution)),
    post: postBooking,
  });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = await submit(event.currentTarget);
    if (sent?.result === "stored" && sent.goTo.endsWith("?booked")) toast("success", "Booked.");
  }

  const names = Object.keys(form.fields);
  const drawField = (name: string) => {
    const field = form.fields[name];
    if (!field) return null;
    const id = `${form.id}-${name}`;
    const [error, values] = [
      errorOf(name),
      refused ? (refused.typed.get(name) ?? []) : [form.presets?.[page]?.[name] ?? []].flat(),
    ];
    return (
      <FormField key={name} name={name} field={field} id={id} error={error} values={values} unasked={false} />
    );
  };
  const instead = problem?.instead ?? [];
  const { start, ...carried } = hidden;
  return (
    <form
      className="form"
      id={form.id}
      method="post"
      action="/booking/book"
      aria-label={form.title}
      data-hold=""
      {...handlers}
      onSubmit={onSubmit}
    >
      {stood && (
        <p className="summary">
          You booked from here a moment ago, and that booking stands: its link is in our mail. Fill this in
          only to book one more.
        </p>
      )}
      {isRestored && <DraftNote />}
      {until && <p className="pill">Held for you until {until}</p>}
      {problem && instead.length === 0 && (
        <ErrorSummary
          formId={form.id}
          heading={problemHeading(problem)}
          refused={problem}
          fromServer={problem === refused}
        />
      )}
      {instead.length > 0 ? (
        <AlternativeTimes
          sentence={problem?.sentence ?? ""}
          times={instead}
          fromServer={problem === refused}
        />
      ) : (
        <input type="hidden" name="start" value={start} />
      )}
      {names.filter((name) => !isConsent(name)).map(drawField)}
      <Trap />
      {Object.entries({ ...carried, _page: page, _notice: notice.version }).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <StaticHtml id={`${form.id}-notice`} html={notice.html} />
      {names.filter((name) => isConsent(name) && name !== "marketing").map(drawField)}
      <MarketingBoxes form={form} refused={refused} />
      <p className="actions">
        <SubmitButton label={form.submitLabel} sending={isSending} />
      </p>
    </form>
  );
}
