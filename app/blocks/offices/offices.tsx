import type { Office } from "#app/content/schema/site.schema.ts";
import { hoursText } from "#app/dates/india-time.ts";
import { CityMap } from "#app/figures/city-map.tsx";
import { Kolam } from "#app/figures/kolam.tsx";
import { Photo } from "#app/figures/photo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { callTo } from "#app/values/phone.ts";
import { unbroken } from "#app/values/typography.ts";
import { BlockFrame, Intro } from "../block.tsx";
import type { OfficesBlock } from "./offices.block.ts";

/** The offices with address, opening hours and contact, each with its photograph, its place on a map of the city, or the kolam at its door. */
export function Offices({ block }: { block: OfficesBlock }) {
  return (
    <BlockFrame id={block.id} name="offices">
      <Intro heading={block.heading} lede={block.lede} />
      <ul className="cells trio">
        {block.offices.map((office) => (
          <li key={office.id}>
            <div className="plate door">
              <Place office={office} />
            </div>
            <h3>{office.city}</h3>
            <address>
              {`${unbroken(office.street)}, ${office.city}\u00a0${office.postalCode}`}
              {office.region !== office.city && `, ${office.region}`}
            </address>
            <p>
              <a href={callTo(office.phone)}>{office.phone}</a>
              <br />
              <a href={`mailto:${office.email}`}>{office.email}</a>
            </p>
            <ul>
              {office.hours.map((hours) => (
                <li key={hours.days}>{unbroken(hoursText(hours))}</li>
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

function Place({ office: { id, photo, map, postalCode } }: { office: Office }) {
  if (photo) return <Photo {...photo} />;
  if (map) return <CityMap {...map} pin={`PIN code ${postalCode}`} />;
  return <Kolam seed={id} size={3} outline="eight" />;
}
