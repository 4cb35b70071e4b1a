const megabyte = 1024 * 1024;

/** Maximum size in bytes of a CSV file sent by staff, and of a body that carries one. */
export const importLimit = 20 * megabyte;
export const importBodyLimit = importLimit + 64_000;

/** The page of each kind of import. */
export const importPages = {
  orders: "/leads/dashboard/orders/import",
  coverage: "/leads/dashboard/coverage/import",
  leads: "/leads/dashboard/leads/import",
} as const;
export type ImportKind = keyof typeof importPages;

/** Where the page's script uploads a file, so that it can show progress. */
export const importUploadPath = (kind: ImportKind) => `${importPages[kind]}/file`;

/** All paths that receive such bodies: the pages, the router's own requests, and the script. */
export const importPaths: readonly string[] = Object.values(importPages).flatMap((page) => [
  page,
  `${page}.data`,
  `${page}/file`,
]);

export const tooLargeForImport = `The file is larger than ${importLimit / megabyte} MB and was not read. Send it in parts, or import it on the server with "npm run leads".`;
