declare module "virtual:content" {
  /** Undefined in a bundle. */
  export const compiled: import("./content.ts").Content | undefined;
}
