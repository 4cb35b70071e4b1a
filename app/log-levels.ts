/** What `LOG_LEVEL` may be; the configuration refuses anything else. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
