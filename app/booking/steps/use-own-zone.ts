import { useEffect, useState } from "react";
import { aheadMs, dayOf } from "#app/dates/india-time.ts";

/** The visitor's own time zone, if its clocks differ from India's. */
export type OwnZone = {
  /** "London". */
  name: string;
  /** `5:30 am`, or `Mon 11:30 pm` when it is another day there. */
  clock: (instant: number) => string;
};

/** Known only after hydration: nothing that the server draws depends on it. */
export function useOwnZone(instant: number | undefined): OwnZone | undefined {
  const [zone, setZone] = useState<OwnZone>();
  useEffect(() => {
    const differs = instant !== undefined && -new Date(instant).getTimezoneOffset() * 60_000 !== aheadMs;
    setZone(differs ? ownZone() : undefined);
  }, [instant]);
  return zone;
}

function ownZone(): OwnZone {
  const time = new Intl.DateTimeFormat("en-IN", { hour: "numeric", minute: "2-digit", hour12: true });
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short" });
  const day = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });
  const place = time.resolvedOptions().timeZone.split("/").at(-1)?.replaceAll("_", " ");
  return {
    name: place ?? "your zone",
    clock(instant) {
      const other = day.format(instant) === dayOf(instant) ? "" : `${weekday.format(instant)} `;
      return other + time.format(instant);
    },
  };
}
