import { Icon } from "#app/ui/icon.tsx";
import type { AudienceSwitchBlock } from "./audience-switch.schema.ts";

/** One way in for each kind of visitor. */
export function AudienceSwitch({ block }: { block: AudienceSwitchBlock }) {
  return (
    <nav className="wrap cells audience" id={block.id} aria-label="Who are you?">
      {block.items.map(({ title, text, to }) => (
        <a href={to} key={to}>
          <b>
            {title}
            <Icon name="arrow" />
          </b>
          {text}
        </a>
      ))}
    </nav>
  );
}
