import type { Instant } from "./columns.ts";

export type EventTables = { event_places: EventPlacesTable };

/** Places requested by a lead in a session of content/events. */
type EventPlacesTable = { lead_id: string; event: string; seats: number; created_at: Instant };
