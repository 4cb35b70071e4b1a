/** A file of the finished site as it will be answered. */
export type SiteFile = { path: string; type: string; cache: string; policy?: string; body: Buffer };
