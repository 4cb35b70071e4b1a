declare module "virtual:content" {
  const compiled: import("./content.ts").Content;
  export default compiled;
}
