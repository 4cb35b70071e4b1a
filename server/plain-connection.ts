import { tlsFiles, urlSetting } from "#app/database/postgres-tls.server.ts";
import { isThisMachine } from "#app/values/this-machine.ts";

/** A sentence if the data crosses a network without TLS, or to a server whose certificate is not checked. */
export function warnOfPlainConnection(url: string): string | undefined {
  const lack = lackOf(url);
  const host = urlSetting(url, "host") ?? (URL.canParse(url) ? new URL(url).hostname : "");
  // An empty host is this machine's; a path is a socket.
  if (!lack || host === "" || /^(\/|%2f)/i.test(host) || isThisMachine(host)) return undefined;
  return `DATABASE_URL: everybody's data goes to ${host} ${lack}; add sslmode=verify-full, with sslrootcert=FILE if its certificate is from an authority of your own`;
}

/** What a connection lacks, as the driver reads its URL. */
function lackOf(url: string): "unencrypted" | "without a check of its certificate" | undefined {
  const has = (name: string) => Boolean(urlSetting(url, name));
  const mode = urlSetting(url, "sslmode") ?? (tlsFiles.some(has) ? "verify-full" : modeOfSsl(url));
  if (mode === "disable") return "unencrypted";
  // As libpq does it; otherwise the driver checks the certificate in these modes too.
  const isLoose = mode === "prefer" || (mode === "require" && !has("sslrootcert"));
  const isUnchecked = mode === "no-verify" || (isLoose && urlSetting(url, "uselibpqcompat") === "true");
  return isUnchecked ? "without a check of its certificate" : undefined;
}

/** The `sslmode` that `ssl` and `sslnegotiation` amount to. */
function modeOfSsl(url: string): string {
  const ssl = urlSetting(url, "ssl") ?? (urlSetting(url, "sslnegotiation") === "direct" ? "true" : "0");
  if (ssl === "no-verify") return ssl;
  return /^0?$/.test(ssl) ? "disable" : "verify-full";
}
