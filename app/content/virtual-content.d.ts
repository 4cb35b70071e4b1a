declare module "virtual:brand" {
  /** The short name of the brand: all that scripts of the browser need of content/site.yaml. */
  export const brand: string;
}

declare module "virtual:content" {
  export const compiled: import("./content.ts").Content;
}
