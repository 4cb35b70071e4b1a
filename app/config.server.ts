import { isIP } from "node:net";
import { resolve } from "node:path";
import * as v from "valibot";
import { logLevels } from "./log-levels.ts";
import { databaseUrl, isPostgres, mailboxUrl, origin, plain, smtpUrl } from "./url-settings.server.ts";
import { isThisMachine } from "./values/this-machine.ts";

/** The environment, parsed once. Every value that the product reads from outside is defined here. */
export type Config = v.InferOutput<typeof environment> & {
  /** True when SITE_URL is a public https address and NOINDEX is off: only then may search engines index the site. */
  indexable: boolean;
  /** Cookies are `__Host-` and `Secure` when the site is served over https. */
  secureCookies: boolean;
};

export type ConfigResult = { ok: true; config: Config } | { ok: false; problem: string };

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "is not a port number"),
  v.transform(Number),
  v.maxValue(65535, "is not a port number"),
);

const secret = v.pipe(v.string(), v.minLength(32, "is shorter than 32 characters"));

const network = v.pipe(
  v.string(),
  v.check(isNetwork, "is neither on, off nor a list of addresses such as 10.0.0.0/8"),
);

const environment = v.object({
  port: v.optional(port, "3000"),
  host: v.string(),
  siteUrl: origin,
  serviceHost: v.optional(origin),
  allowedOrigins: v.array(origin),
  dataDir: v.pipe(v.string(), plain, v.transform(resolve)),
  databaseUrl,
  smtpUrl: v.optional(smtpUrl),
  mailboxUrl: v.optional(mailboxUrl),
  appSecret: v.optional(secret),
  /** Secrets accepted beside the present one while it is being replaced, newest first. */
  oldSecrets: v.array(secret),
  logLevel: v.optional(v.picklist(logLevels, `is not one of ${logLevels.join(", ")}`)),
  /** The proxies whose X-Forwarded-For is trusted: none, the direct peer, or these addresses and networks. */
  trustProxy: v.union([v.boolean(), v.array(network)]),
  rateLimit: v.boolean(),
  /** Off on a copy that must reach nobody outside: then `smtpUrl` and `mailboxUrl` are unset too. */
  sends: v.boolean(),
  noIndex: v.boolean(),
  /** Whether https is promised for every host below the site's too. */
  hstsSubdomains: v.boolean(),
  production: v.boolean(),
});

const names: Record<string, string> = {
  port: "PORT",
  host: "HOST",
  siteUrl: "SITE_URL",
  serviceHost: "SERVICE_HOST",
  allowedOrigins: "ALLOWED_ORIGINS",
  dataDir: "DATA_DIR",
  databaseUrl: "DATABASE_URL",
  smtpUrl: "SMTP_URL",
  mailboxUrl: "MAILBOX_URL",
  appSecret: "APP_SECRET",
  oldSecrets: "APP_SECRET_OLD",
  trustProxy: "TRUST_PROXY",
  logLevel: "LOG_LEVEL",
};

const onOrOff = ["on", "off"];
const switches = { RATE_LIMIT: onOrOff, SENDS: onOrOff, NOINDEX: onOrOff, HSTS_SUBDOMAINS: onOrOff };

/** The names of all environment variables that the site reads. */
export const settings: readonly string[] = [...Object.values(names), ...Object.keys(switches)];

/**
 * Reads the environment. Unset and empty are the same.
 * @returns the configuration, or one sentence that names the first bad value and what it should be
 */
export function parseConfig(env: NodeJS.ProcessEnv): ConfigResult {
  const get = (name: string) => env[name]?.trim() || undefined;
  const production = get("NODE_ENV") !== "development";
  // A copy with everybody's data is for the operators of this machine.
  const isPublic = production && get("SENDS") !== "off";
  const dataDir = get("DATA_DIR") ?? "data";
  const siteUrl = get("SITE_URL") ?? "http://localhost:3000";
  const bad = Object.entries(switches).find(([name, known]) => !known.includes(get(name) ?? "off"));
  if (bad) return { ok: false, problem: `${bad[0]} is "${get(bad[0])}", but it is either on or off.` };
  const list = (name: string) =>
    (get(name) ?? "")
      .split(",")
      .map((text) => text.trim())
      .filter(Boolean);
  const parsed = v.safeParse(environment, {
    rateLimit: get("RATE_LIMIT") !== "off",
    sends: get("SENDS") !== "off",
    noIndex: get("NOINDEX") === "on",
    hstsSubdomains: get("HSTS_SUBDOMAINS") === "on",
    trustProxy: trusted(list("TRUST_PROXY")),
    port: get("PORT"),
    host: get("HOST") ?? (isPublic ? "0.0.0.0" : "127.0.0.1"),
    siteUrl,
    serviceHost: get("SERVICE_HOST"),
    allowedOrigins: (get("ALLOWED_ORIGINS") ?? siteUrl).split(",").map((text) => text.trim()),
    dataDir,
    databaseUrl: get("DATABASE_URL") ?? resolve(dataDir, "site.db"),
    smtpUrl: get("SMTP_URL"),
    mailboxUrl: get("MAILBOX_URL"),
    appSecret: get("APP_SECRET"),
    oldSecrets: list("APP_SECRET_OLD"),
    logLevel: get("LOG_LEVEL"),
    production,
  });
  if (!parsed.success) return { ok: false, problem: sentence(parsed.issues[0], env) };
  const config = parsed.output;
  if (!config.rateLimit && !isThisMachine(config.host)) {
    return {
      ok: false,
      problem: `RATE_LIMIT=off is refused while HOST is ${config.host}: set HOST=127.0.0.1.`,
    };
  }
  if (isPostgres(config.databaseUrl) && !config.appSecret) {
    return {
      ok: false,
      problem: "APP_SECRET is required with PostgreSQL: set it to 32 or more random characters.",
    };
  }
  const https = config.siteUrl.startsWith("https://");
  return {
    ok: true,
    config: {
      ...config,
      ...(!config.sends && { smtpUrl: undefined, mailboxUrl: undefined }),
      indexable: https && !config.noIndex && isPublicHost(config.siteUrl),
      secureCookies: https,
    },
  };
}

/** An address as a log may show it. */
export function withoutPassword(address: string): string {
  // Up to the last "@": a password that was not percent-encoded may hold a slash or another "@".
  return address.replace(/\/\/.*@/, "//...@");
}

function trusted(listed: string[]): boolean | string[] {
  const [first = "off"] = listed;
  if (listed.length > 1 || !/^(1|0|true|false|on|off)$/.test(first)) return listed;
  return /^(1|true|on)$/.test(first);
}

function isNetwork(text: string): boolean {
  const [address = "", bits, more] = text.split("/");
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return (
    version > 0 &&
    more === undefined &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}

function sentence(issue: v.BaseIssue<unknown>, env: NodeJS.ProcessEnv): string {
  const key = String(issue.path?.[0]?.key);
  const name = names[key] ?? key;
  const shown = name.startsWith("APP_SECRET") ? "" : ` "${withoutPassword(env[name] ?? "")}"`;
  return `${name}${shown} ${issue.message}.`;
}

function isPublicHost(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return (
    !isThisMachine(hostname) &&
    hostname.includes(".") &&
    !/\.(example|test|local|localhost|internal|invalid)$/.test(hostname)
  );
}
