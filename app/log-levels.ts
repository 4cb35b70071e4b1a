/** The valid values of `LOG_LEVEL`; the configuration refuses any other. */
export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
