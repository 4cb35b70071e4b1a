import type { Services } from "#app/services.ts";

/** The services that staff accounts need. */
export type AccountServices = Pick<Services, "config" | "db" | "log" | "now" | "wakeOutbox">;
