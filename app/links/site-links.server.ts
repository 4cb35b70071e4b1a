import type { Config } from "#app/config.server.ts";
import { appSecret } from "./app-secret.server.ts";
import { type SignedLinks, signedLinks } from "./signed-links.ts";

const known = new WeakMap<object, SignedLinks>();

/** The links in mails of this site. */
export function linksOf(config: Pick<Config, "appSecret" | "dataDir">): SignedLinks {
  const made = known.get(config) ?? signedLinks(appSecret(config));
  known.set(config, made);
  return made;
}
