import type { Authorisation } from "#app/content/schema/site.schema.ts";
import { dayText } from "#app/dates/india-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { tiedWords } from "#app/values/tied.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { FeaturesBlock } from "./features.block.ts";

/** What an offer contains: a grid of points, a list, or the rows of a sheet. */
export function Features({ block }: { block: FeaturesBlock }) {
  const { name, list } = looks(block);
  return (
    <BlockFrame id={block.id} name={name} tone={block.tone}>
      <Intro heading={block.heading} lede={block.lede} />
      <ul className={list}>
        {block.items.map(({ title, text, check, icon, authorisations }) => (
          <li data-out={isOut({ icon }) || undefined} key={title}>
            {icon && <Icon name={icon} />}
            <h3 dangerouslySetInnerHTML={tiedWords(title)} />
            <p dangerouslySetInnerHTML={text} />
            {check && (
              <p className={block.variant === "sheet" ? undefined : "fine"} dangerouslySetInnerHTML={check} />
            )}
            {authorisations.map((authorisation) => (
              <Certificate key={authorisation.number} {...authorisation} />
            ))}
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}

/** What a visitor needs to check an authorisation with its issuer. */
function Certificate({ kind, issuedTo, number, validUntil, checkAt }: Authorisation) {
  return (
    <dl>
      <dt>Authorisation</dt>
      <dd>{kind}</dd>
      <dt>Issued to</dt>
      <dd>{issuedTo}</dd>
      <dt>Number</dt>
      <dd>{number}</dd>
      <dt>Valid until</dt>
      <dd>
        <time dateTime={validUntil}>{dayText(validUntil)}</time>
      </dd>
      <dt>Check it at</dt>
      <dd>
        <a href={checkAt} rel="noopener">
          {new URL(checkAt).host}
        </a>
      </dd>
    </dl>
  );
}

/** Three of a list stand beside their heading. More would leave the room under it empty: they stand in two columns. */
function looks({ variant, items }: FeaturesBlock) {
  if (variant === "sheet") return { name: "features", list: "rows sheet" };
  const areThree = items.length === 3;
  if (variant === "grid") return { name: "features", list: areThree ? "cells trio" : "cells" };
  if (areThree) return { name: "features aside", list: "rows" };
  return { name: "features", list: items.some(isOut) ? "rows pair ledger" : "rows pair" };
}

/** What is not part of the offer; a list with such a point has what is in on the left, what is out on the right. */
function isOut({ icon }: { icon?: IconName | undefined }) {
  return icon === "close";
}
