/** Whether this is a data request of a client navigation. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** The path of the page that a document or data request is about. */
export function normalPath(request: Request): string {
  const path = new URL(request.url).pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");
  return decodeURI(path);
}
