import { dayText } from "#app/dates/india-time.ts";
import { LookUpField, LookUpProblem } from "#app/forms/draw/look-up-field.tsx";
import type { RefusedForm } from "#app/forms/engine/refused-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import type { CoverageResult, Plan } from "./coverage-result.ts";
import { coverageAnswerPath, coverageBookPath } from "./paths.ts";

type Props = { answer?: CoverageResult | undefined; refused?: RefusedForm | undefined };

/**
 * The coverage check: a plain form with its answer beside it. Server only: it works the same with and without script.
 */
export function CoverageTool({ answer, refused }: Props) {
  return (
    <div className="look-up">
      <form className="sheet form-box form" method="post" action={coverageAnswerPath} noValidate>
        <LookUpProblem sentence={refused?.sentence} />
        <LookUpField
          id="device-number"
          name="number"
          label="Serial number or IMEI"
          help="Serial number: 8 to 14 letters and digits, mostly 10 or 12. IMEI: 15 digits, shown by dialling *#06#."
          value={refused?.typed.get("number")?.[0]}
          error={refused?.errors.number}
          maxLength={60}
        />
        <p className="actions">
          <Button>Check coverage</Button>
        </p>
        <p className="fine">
          We look the number up and do not keep it: not in the web address, not in a log. Only your browser
          keeps it, for half an hour, so that you find the answer again.
        </p>
      </form>
      {answer ? <Answer answer={answer} number={refused?.typed.get("number")?.[0] ?? ""} /> : <FourAnswers />}
    </div>
  );
}

function FourAnswers() {
  return (
    <div className="verdict">
      <p className="eyebrow">One of four answers</p>
      <ul>
        {(["covered", "ends soon", "ended", "unknown"] as const).map((answer) => (
          <li key={answer}>
            <Icon name={icons[answer]} /> <b>{names[answer]}</b>
          </li>
        ))}
      </ul>
      <p className="soft">
        Each with what to do next. This checks DCare only. For Apple’s warranty or AppleCare use Apple’s own
        check.
      </p>
    </div>
  );
}

const names = { covered: "Covered", "ends soon": "Ends soon", ended: "Ended", unknown: "Unknown" };
const icons: Record<CoverageResult["answer"], IconName> = {
  covered: "shield",
  "ends soon": "clock",
  ended: "calendar",
  unknown: "search",
};

function Answer({ answer, number }: { answer: CoverageResult; number: string }) {
  return (
    <section
      className="verdict"
      data-answer={answer.answer}
      aria-labelledby="answer"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page was sent because of this answer
      autoFocus
    >
      <p className="pill">
        <Icon name={icons[answer.answer]} /> {names[answer.answer]}
      </p>
      <h2 id="answer">{headingOf(answer)}</h2>
      <p>{sentences[answer.answer]}</p>
      {answer.answer !== "unknown" && <PlanFacts plan={answer.plan} />}
      <form className="actions" method="post" action={coverageBookPath}>
        <input type="hidden" name="number" value={number} />
        {steps[answer.answer].map(({ label, to }, index) => {
          const look = index === 0 ? "button" : "button quiet";
          return to === coverageBookPath ? (
            <button type="submit" className={look} key={to}>
              {label}
            </button>
          ) : (
            <a className={look} href={to} key={to}>
              {label}
            </a>
          );
        })}
      </form>
    </section>
  );
}

function headingOf(answer: CoverageResult): string {
  switch (answer.answer) {
    case "covered":
      return `Covered until ${dayText(answer.plan.endsOn)}`;
    case "ends soon":
      return answer.daysLeft === 1
        ? "Covered today for the last time"
        : `Covered for ${answer.daysLeft} more days`;
    case "ended":
      return `The plan ended on ${dayText(answer.plan.endsOn)}`;
    case "unknown":
      return "Our register has no plan for this number";
  }
}

const sentences: Record<CoverageResult["answer"], string> = {
  covered:
    "Tell us what happened and when, and hand the device in with its invoice. The certificate says what is covered.",
  "ends soon":
    "Have small faults looked at now, while they are covered. If you would like to go on, ask before the last day.",
  ended:
    "A repair is possible, and we tell you the price first. Some devices can be covered again after an inspection.",
  unknown:
    "Check the number again, above all zero and O, and compare it with the certificate. Apple’s own cover is not in our register.",
};

const followUp = { label: "Ask about this device", to: "#form" };
/** Posts the number in the body, so that it appears in no address. */
const book = { label: "Book a repair", to: coverageBookPath };
const steps: Record<CoverageResult["answer"], { label: string; to: string }[]> = {
  covered: [book, followUp],
  "ends soon": [book, { label: "Ask to extend it", to: "#form" }],
  ended: [{ label: "Ask for an estimate", to: "#form" }, book],
  unknown: [followUp, { label: "Apple’s coverage check", to: "https://checkcoverage.apple.com/" }],
};

function PlanFacts({ plan: { plan, startsOn, endsOn } }: { plan: Plan }) {
  return (
    <dl>
      <dt>Plan</dt>
      <dd>{plan}</dd>
      <dt>First day</dt>
      <dd>{dayText(startsOn)}</dd>
      <dt>Last day</dt>
      <dd>{dayText(endsOn)}</dd>
    </dl>
  );
}
