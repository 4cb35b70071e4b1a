declare module "virtual:starter" {
  const source: string;
  export default source;
}
