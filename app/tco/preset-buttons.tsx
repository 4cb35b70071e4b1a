import { presetName } from "#app/calculator/address.ts";
import { presets } from "./presets.ts";

/** Ratios that others reported, each with who told it. Without script a button sends the form. */
export function PresetButtons({ onPreset }: { onPreset: (id: string) => void }) {
  return (
    <ul className="presets">
      {Object.entries(presets).map(([id, { label, told, source }]) => (
        <li key={id}>
          <button
            type="submit"
            className="button quiet small"
            name={presetName}
            value={id}
            onClick={(event) => {
              event.preventDefault();
              onPreset(id);
            }}
          >
            {label}
          </button>
          <small>
            {told}
            {source && (
              <>
                {" "}
                (<a href={source}>source</a>)
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
