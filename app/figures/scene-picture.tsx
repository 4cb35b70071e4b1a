import type { SceneName } from "./scene-names.ts";

type Props = {
  name: SceneName;
  /** The section whose hue it has. */
  section: string;
  /** For a plate in the full hue. */
  deep?: boolean;
};

/** A scene below the first screen: a file of its own, loaded when it comes into view and shared by all pages. */
export function ScenePicture({ name, section, deep = false }: Props) {
  const file = `/scene/${section}/${deep ? "deep-" : ""}${name}.svg`;
  return <img className="scene" src={file} alt="" width="640" height="480" loading="lazy" />;
}
