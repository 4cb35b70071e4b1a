declare module "virtual:brand" {
  /** The brand's short name: all that browser scripts need from content/site.yaml. */
  export const brand: string;
}

declare module "virtual:content" {
  /** Undefined in a bundle. */
  export const compiled: import("./content.ts").Content | undefined;
}
