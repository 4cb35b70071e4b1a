import { FigureErrors, FigureField } from "#app/calculator/field.tsx";
import { type Shown, words } from "./part-fields.tsx";
import { softKeys, softRows, softSwitch } from "./soft-benefits.ts";
import { originOf, softNote } from "./sources.ts";

/** The panel of soft benefits, off by default. */
export function SoftFields({ first, values, errors }: Shown) {
  const open = values[softSwitch] !== null || softKeys.some((key) => errors[key]);
  return (
    <details open={open}>
      <summary>
        Soft benefits <small>{values[softSwitch] ? "shown apart" : "off"}</small>
      </summary>
      <p className="fine">{softNote}</p>
      <label className="check">
        <input type="checkbox" name={softSwitch} value="1" defaultChecked={first[softSwitch] === "1"} />
        <span>Show them beside the result</span>
      </label>
      {softKeys.map((key) => {
        const row = softRows[key];
        return (
          <div className="row one" key={key}>
            <label htmlFor={key}>
              {`${row.label} `}
              <small>
                {words(row.unit, originOf([key], values, "origin" in row ? row.origin : undefined))}
              </small>
            </label>
            <FigureField name={key} value={first[key]} error={errors[key]} />
            <FigureErrors names={[key]} errors={errors} />
          </div>
        );
      })}
    </details>
  );
}
