declare module "virtual:content" {
  export const compiled: import("./content.ts").Content;
}
