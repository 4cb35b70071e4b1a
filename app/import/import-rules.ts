const megabyte = 1024 * 1024;

/** Most bytes of a CSV file that staff may send, and most bytes of a body that carries one. */
export const importLimit = 20 * megabyte;
export const importBodyLimit = importLimit + 64_000;

/** What can be imported, with the page that does it. */
export const importPages = {
  orders: "/leads/dashboard/orders/import",
  coverage: "/leads/dashboard/coverage/import",
} as const;
export type ImportKind = keyof typeof importPages;

/** Where the pages' script sends a file, so that it can tell how much of it has left. */
export const importUploadPath = (kind: ImportKind) => `${importPages[kind]}/file`;

/** Where such bodies are received: by the pages, by the router's own requests, by their script. */
export const importPaths: readonly string[] = Object.values(importPages).flatMap((page) => [
  page,
  `${page}.data`,
  `${page}/file`,
]);

export const tooLargeForImport = `The file is larger than ${importLimit / megabyte} MB, and nothing of it was read. Send it in parts, or import it on the server with "npm run leads".`;
