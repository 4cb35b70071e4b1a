import type { Services } from "#server/services.ts";

/** What staff accounts live on. */
export type AccountServices = Pick<Services, "config" | "db" | "log" | "now" | "wakeOutbox">;
