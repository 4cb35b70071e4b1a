import { Icon } from "#app/ui/icon.tsx";
import { BlockFrame, Intro } from "../block.tsx";
import type { OfficesBlock } from "./offices.block.ts";

/** The offices with address, opening hours and contact. */
export function Offices({ block }: { block: OfficesBlock }) {
  return (
    <BlockFrame id={block.id} name="offices">
      <Intro heading={block.heading} lede={block.lede} />
      <ul className="cells trio">
        {block.offices.map((office) => (
          <li key={office.id}>
            <h3>{office.city}</h3>
            <address>
              {`${office.street}, ${office.city}\u00a0${office.postalCode}, ${office.region}`}
            </address>
            <p>
              <a href={`tel:${office.phone.replaceAll(" ", "")}`}>{office.phone}</a>
              <br />
              <a href={`mailto:${office.email}`}>{office.email}</a>
            </p>
            <ul>
              {office.hours.map(({ days, opens, closes }) => (
                <li key={days}>
                  {days}, {opens} to {closes}
                </li>
              ))}
            </ul>
            <a className="link" href={office.mapUrl} rel="noopener" aria-label={`Map: ${office.city}`}>
              Map
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
