import { readFileSync } from "node:fs";
import type { Config } from "#app/config.server.ts";

/** The settings that built pages contain. */
export type BuildSettings = { siteUrl: string; serviceHost?: string };

/** What `record.json` of a build says about it. */
export type BuildRecord = {
  /** The digest of its inputs. */
  inputs: string;
  /** The next publish or expiry date, as an instant. */
  nextChange: string | null;
  settings: BuildSettings;
};

export function readBuildRecord(folder: string): BuildRecord {
  return JSON.parse(readFileSync(`${folder}/record.json`, "utf8"));
}

export function buildSettings({ siteUrl, serviceHost }: Config): BuildSettings {
  return { siteUrl, ...(serviceHost ? { serviceHost } : {}) };
}

/**
 * Why a build cannot be served with these settings; undefined when it can. A build copied from a site with another
 * address would send visitors and search engines there.
 */
export function builtForOthers({ settings }: BuildRecord, config: Config): string | undefined {
  const wanted = buildSettings(config);
  if (settings.siteUrl !== wanted.siteUrl) return sentence("SITE_URL", settings.siteUrl, wanted.siteUrl);
  if (settings.serviceHost !== wanted.serviceHost)
    return sentence("SERVICE_HOST", settings.serviceHost, wanted.serviceHost);
  return undefined;
}

function sentence(name: string, built: string | undefined, wanted: string | undefined): string {
  const quoted = (value: string | undefined) => (value ? `"${value}"` : "not set");
  return `${name} is ${quoted(wanted)}, but the site was built while it was ${quoted(built)}: run \`npm run build\` with the new value, or \`npm start\`, which does.`;
}
