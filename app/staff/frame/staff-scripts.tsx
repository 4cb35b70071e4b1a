import { useContext } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { StaticPart } from "#app/paint/standing-html.tsx";

/** Staff pages hydrate at once: they have no starter that waits for the first touch. */
export function StaffScripts() {
  const framework = useContext(UNSAFE_FrameworkContext);
  if (import.meta.env.DEV) return null;
  const entry = framework?.manifest.entry.module;
  return (
    <StaticPart id="staff-scripts">
      {import.meta.env.SSR && entry ? <script type="module" src={entry} /> : null}
    </StaticPart>
  );
}
