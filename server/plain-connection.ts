import { tlsFiles, urlSetting } from "#app/database/postgres-tls.server.ts";
import { isThisMachine } from "#app/values/this-machine.ts";

/** A sentence if the data crosses a network without TLS, or to a server whose certificate is not checked. */
export function warnOfPlainConnection(url: string): string | undefined {
  const mode = urlSetting(url, "sslmode");
  const named = [...tlsFiles, "ssl", "sslnegotiation"].some((name) =>
    /^(?!0$)./.test(urlSetting(url, name) ?? ""),
  );
  const isSafe = mode === undefined ? named : !/^(disable|no-verify)$/.test(mode);
  const host = urlSetting(url, "host") ?? (URL.canParse(url) ? new URL(url).hostname : "");
  // An empty host is this machine's; a path is a socket.
  if (isSafe || host === "" || host.startsWith("/") || isThisMachine(host)) return undefined;
  return `DATABASE_URL: everybody's data goes to ${host} ${mode === "no-verify" ? "without a check of its certificate" : "unencrypted"}; add sslmode=verify-full, with sslrootcert=FILE if its certificate is from an authority of your own`;
}
