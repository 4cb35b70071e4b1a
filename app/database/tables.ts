export type Tables = Record<string, never>;
