import type { Services } from "#app/services.ts";

/** What staff accounts live on. */
export type AccountServices = Pick<Services, "config" | "db" | "log" | "now" | "wakeOutbox">;
