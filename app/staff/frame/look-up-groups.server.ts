import { istShort } from "#app/dates/brief-time.ts";
import { dayText } from "#app/dates/india-time.ts";
import { appointmentPath } from "#app/staff/booking/appointments-address.ts";
import { ownerText } from "#app/staff/people/owner-text.ts";
import { personPath } from "#app/staff/people/people-address.ts";
import { personName } from "#app/staff/people/person-name.ts";
import type { FoundGroup } from "./find.server.ts";
import type { LookedUp } from "./look-up.server.ts";

/** The results of a look-up in groups. @param names staff by id */
export function lookUpGroups(found: LookedUp, names: ReadonlyMap<string, string>): FoundGroup[] {
  const at = (path: string, query: Record<string, string>) =>
    `/leads/dashboard/${path}?${new URLSearchParams(query)}`;
  const listed = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  return [
    {
      heading: "People",
      found: found.people.map(({ id, person, ownerIds, leads }) => ({
        name: personName(person),
        about: listed(person.organization, leads > 0 ? `owner: ${ownerText(ownerIds, names)}` : null),
        to: personPath(id),
      })),
    },
    {
      heading: "Orders and repairs",
      found: found.orders.map(({ type, number, updated_at }) => ({
        name: number,
        about: `${type === "order" ? "Order" : "Repair"}, changed ${istShort(updated_at)}`,
        to: `/leads/dashboard/orders/${type}/${number}`,
      })),
    },
    {
      heading: "Coverage",
      found: found.coverage.map(({ serial, plan, endsOn }) => ({
        name: serial,
        about: `${plan}, until ${dayText(endsOn)}`,
        to: at("coverage", { q: serial }),
      })),
    },
    {
      heading: "Desk",
      found: [
        ...found.appointments.map(({ id, place, startsAt, name }) => ({
          name: `Appointment ${istShort(startsAt)}`,
          about: listed(place, name),
          to: appointmentPath(id),
        })),
        ...found.reservations.map(({ item, place, state, name }) => ({
          name: `Reservation of ${item}`,
          about: listed(place, state, name),
          to: at("reservations", { item, place }),
        })),
        ...found.tokens.map(({ queue, number, state, name }) => ({
          name: `Number ${number} of the queue`,
          about: listed(queue, state, name),
          to: at("queue", { at: queue }),
        })),
      ],
    },
  ];
}
