import type { Phone } from "./reach.ts";

/** Numbers to call, one for each office. */
export function Phones({ phones }: { phones: readonly Phone[] }) {
  return (
    <ul className="phones">
      {phones.map(({ place, shown, href }) => (
        <li key={place}>
          {place}{" "}
          <a className="link" href={href}>
            {shown}
          </a>
        </li>
      ))}
    </ul>
  );
}
