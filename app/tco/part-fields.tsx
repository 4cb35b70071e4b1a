import { FigureErrors, FigureField } from "#app/calculator/field.tsx";
import type { Read, Typed } from "#app/calculator/figure.ts";
import { type DeviceKey, deviceRows, type FleetKey, fleetRows } from "./assumptions.ts";
import { tcoRules } from "./calculation.ts";
import { platforms } from "./inputs.ts";
import type { Part } from "./parts.ts";
import { PresetButtons } from "./preset-buttons.tsx";
import type { PresetId } from "./presets.ts";
import { namesOf, originOfRow } from "./sources.ts";

export type Shown = Read & {
  /** The field values with which the page was rendered. */
  first: Typed;
};

type PartProps = Shown & { part: Part; open: boolean; onPreset: (id: PresetId) => void };

/** One part of the assumptions: opens without script, and is open if it has an error. */
export function PartFields({ part, open, onPreset, ...shown }: PartProps) {
  const { title, device = [], fleet = [], note, presets } = part;
  const names = [...fleet, ...device.flatMap((key) => namesOf(key))];
  return (
    <details open={open || names.some((name) => shown.errors[name])}>
      <summary>{title}</summary>
      {note && <p className="fine">{note}</p>}
      {presets && <PresetButtons ids={presets} onPreset={onPreset} />}
      {fleet.map((key) => (
        <FleetRow {...shown} row={key} key={key} />
      ))}
      {device.map((key, at) => (
        <DeviceRow {...shown} row={key} isFirst={at === 0} key={key} />
      ))}
    </details>
  );
}

type DeviceProps = Shown & { row: DeviceKey; isFirst: boolean };

/** The first row of a part names the columns, directly above their fields. */
function DeviceRow({ row, isFirst, first, values, errors }: DeviceProps) {
  const names = namesOf(row);
  const { unit, label } = deviceRows[row];
  return (
    <div className="row">
      <label htmlFor={names[0]}>
        {`${label} `}
        <small>{words(unit, originOfRow(row, values))}</small>
      </label>
      {isFirst &&
        Object.values(platforms).map((name) => (
          <b aria-hidden="true" key={name}>
            {name}
          </b>
        ))}
      {names.map((name) => (
        <FigureField
          name={name}
          label={tcoRules[name]?.label}
          value={first[name]}
          error={errors[name]}
          key={name}
        />
      ))}
      <FigureErrors names={names} errors={errors} />
    </div>
  );
}

function FleetRow({ row, first, values, errors }: Shown & { row: FleetKey }) {
  const { unit, label } = fleetRows[row];
  return (
    <div className="row one">
      <label htmlFor={row}>
        {`${label} `}
        <small>{words(unit, originOfRow(row, values))}</small>
      </label>
      {row === "credit" ? (
        <select id={row} name={row} defaultValue={first[row]}>
          <option value="100">claimed back</option>
          <option value="0">not claimed</option>
        </select>
      ) : (
        <FigureField name={row} value={first[row]} error={errors[row]} />
      )}
      <FigureErrors names={[row]} errors={errors} />
    </div>
  );
}

export function words(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}
