import { presetName } from "#app/calculator/address.ts";
import { Button } from "#app/ui/button.tsx";
import { type Preset, type PresetId, presets } from "./presets.ts";

type Props = {
  ids: readonly PresetId[];
  /** The one that the fields stand at. */
  chosen?: PresetId | undefined;
  onPreset: (id: PresetId) => void;
};

/** The presets, each with its source. Without script a button sends the form. */
export function PresetButtons({ ids, chosen, onPreset }: Props) {
  return (
    <ul className="presets">
      {ids.map((id) => {
        const { label, hint, source }: Preset = presets[id];
        return (
          <li key={id}>
            <Button
              look="quiet"
              aria-pressed={chosen && id === chosen}
              isSmall
              name={presetName}
              value={id}
              onClick={(event) => {
                event.preventDefault();
                onPreset(id);
              }}
            >
              {label}
            </Button>
            <small>
              {hint}
              {source && (
                <>
                  {" ("}
                  <a href={source}>source</a>)
                </>
              )}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
