import { Icon } from "#app/ui/icon.tsx";
import { tiedWords } from "#app/values/tied.ts";
import type { AudienceSwitchBlock } from "./audience-switch.block.ts";

/** One way in for each kind of visitor. */
export function AudienceSwitch({ block }: { block: AudienceSwitchBlock }) {
  return (
    <ul className="wrap cells audience" id={block.id}>
      {block.items.map(({ title, text, to }) => (
        <li key={to}>
          <a href={to}>
            <b>
              {title}
              <Icon name="arrow" />
            </b>
            <span dangerouslySetInnerHTML={tiedWords(text)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
