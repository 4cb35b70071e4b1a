import type { FormEvent, RefObject } from "react";
import type { Typed } from "#app/calculator/figure.ts";
import { Button } from "#app/ui/button.tsx";
import { type Calculation, tcoPath, tcoRules } from "./calculation.ts";
import { PartFields } from "./part-fields.tsx";
import { parts } from "./parts.ts";
import { PresetButtons } from "./preset-buttons.tsx";
import { macTickets, type PresetId, presets, startAt, startingPoints } from "./presets.ts";
import { headline, shortBreakEven } from "./result-sentences.ts";
import { SoftFields } from "./soft-fields.tsx";
import { SourceNote } from "./source-note.tsx";
import { resultId, TcoResult } from "./tco-result.tsx";

type Props = {
  first: Typed;
  calculation: Calculation;
  form: RefObject<HTMLFormElement | null>;
  onInput: () => void;
  onPreset: (id: PresetId) => void;
};

/** The result, and beside or below it the assumptions. Without JavaScript the server calculates it. */
export function TcoCalculator({ first, calculation, form, onInput, onPreset }: Props) {
  const { values, errors } = calculation;
  const shown = { first, values, errors };
  const start = calculation.ok ? startAt(tcoRules, calculation.query) : undefined;
  return (
    <div className="calc">
      <TcoResult calculation={calculation} start={start && presets[start].label} />
      <div className="figures">
        <form
          ref={form}
          id="figures"
          action={`${tcoPath}#${resultId}`}
          aria-label="Assumptions"
          autoComplete="off"
          onInput={onInput}
          onSubmit={toResult}
        >
          {/* The Enter key presses the form's first button, which must not be a preset. */}
          <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true">
            Calculate
          </button>
          <h2>Start from</h2>
          <PresetButtons
            ids={startingPoints}
            chosen={start}
            onPreset={(id) => {
              onPreset(id);
              if (id === "own") toTickets();
            }}
          />
          {parts.map((part, at) => (
            <PartFields {...shown} part={part} open={at === 0} onPreset={onPreset} key={part.title} />
          ))}
          <SoftFields {...shown} />
          <p className="actions">
            <Button isSmall>Calculate</Button>
            <a className="button quiet small" href={tcoPath}>
              Start again
            </a>
          </p>
          <SourceNote />
        </form>
        {calculation.ok && (
          <a className="answer" href={`#${resultId}`}>
            {start
              ? shortBreakEven(calculation.comparison, calculation.inputs)
              : headline(calculation.comparison)}
          </a>
        )}
      </div>
    </div>
  );
}

/** Moves the focus to the tickets, which the visitor enters next. */
function toTickets() {
  const field = document.getElementById(macTickets);
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}

/** The result is up to date already: the button only moves the focus to it. */
function toResult(event: FormEvent) {
  event.preventDefault();
  document.getElementById(resultId)?.focus();
}
