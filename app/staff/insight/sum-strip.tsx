import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Measures } from "#app/insight/read-insight.server.ts";
import { countOf, percentOf } from "./numbers.ts";

type Props = {
  sum: Measures;
  sumBefore: Measures;
  before: string;
  words: { contacted?: string | undefined; won?: string | undefined };
  wonValue: { now: string; before: string };
  answers: { all: number; inTime: number } | null;
  overdue: { text: string; isSome: boolean; to: string };
  lists: { all: string; won: string };
};

/** The sums of the chosen days, each beside that of the same number of days before. */
export function SumStrip({ sum, sumBefore, before, words, wonValue, answers, overdue, lists }: Props) {
  return (
    <dl className="sums" title={`Before: ${before}`}>
      <Sum name="Enquiries" to={lists.all} beside={`${countOf(sumBefore.leads)} before`}>
        {countOf(sum.leads)}
      </Sum>
      {answers && (
        <Sum
          name="Answered in time"
          beside={
            answers.all === 0
              ? "no first answer counted yet"
              : `${countOf(answers.inTime)} of ${countOf(answers.all)} within 8 hours`
          }
        >
          {percentOf(answers.inTime, answers.all)}
        </Sum>
      )}
      {words.contacted && (
        <Sum name={words.contacted} beside={`${percentOf(sumBefore.contacted, sumBefore.leads)} before`}>
          {percentOf(sum.contacted, sum.leads)}
        </Sum>
      )}
      {words.won && (
        <Sum name={words.won} to={lists.won} beside={`${countOf(sumBefore.won)} before`}>
          {countOf(sum.won)}
        </Sum>
      )}
      {(wonValue.now || wonValue.before) && (
        <Sum name="Value won" to={lists.won} beside={`${wonValue.before || "₹0"} before`}>
          {wonValue.now || "₹0"}
        </Sum>
      )}
      <Sum name="Overdue now" to={overdue.to} isWrong={overdue.isSome} beside="of all days and kinds">
        {overdue.text}
      </Sum>
    </dl>
  );
}

type SumProps = { name: string; to?: string; beside: string; isWrong?: boolean; children: ReactNode };

function Sum({ name, to, beside, isWrong, children }: SumProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-wrong={isWrong || undefined}>{to ? <Link to={to}>{children}</Link> : children}</dd>
      <dd className="sum-note">{beside}</dd>
    </div>
  );
}
