import { longestLostWords, lostChoices } from "#app/leads/deal/deal.ts";
import { NamedOptions } from "#app/ui/named-options.tsx";

type Amount = { value: string; isNeeded: boolean };

export function ValueField({ value, isNeeded }: Amount) {
  return (
    <label>
      Value in rupees, without tax
      <input name="value" inputMode="decimal" autoComplete="off" required={isNeeded} defaultValue={value} />
    </label>
  );
}

export function OrderField({ order }: { order?: string }) {
  return (
    <label>
      Order number (if there is one)
      <input name="order" maxLength={40} autoComplete="off" defaultValue={order} />
    </label>
  );
}

/** Why a sale was lost. */
export function LostFields({ reason = "", words }: { reason?: string; words?: string }) {
  return (
    <>
      <label>
        Why
        <select name="reason" required defaultValue={reason}>
          <option value="">Choose a reason</option>
          <NamedOptions of={lostChoices} />
        </select>
      </label>
      <label>
        In a few words (if it helps)
        <input name="words" maxLength={longestLostWords} autoComplete="off" defaultValue={words} />
      </label>
    </>
  );
}
