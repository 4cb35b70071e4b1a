/** A file of the finished site as it is served. */
export type SiteFile = { path: string; type: string; cache: string; policy?: string; body: Buffer };
