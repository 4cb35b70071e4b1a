import { describe, expect, test } from "vitest";
import { parseConfig } from "#app/config.server.ts";

function problemOf(env: Record<string, string>): string {
  const result = parseConfig(env);
  return result.ok ? "accepted" : result.problem;
}

describe("the environment", () => {
  test("is complete without any variable and listens to the world in production", () => {
    const result = parseConfig({});
    expect(result).toMatchObject({
      ok: true,
      config: { port: 3000, host: "0.0.0.0", indexable: false, rateLimit: true },
    });
  });

  test("listens only on this machine in development", () => {
    expect(parseConfig({ NODE_ENV: "development" })).toMatchObject({ config: { host: "127.0.0.1" } });
  });

  test("listens only on this machine with SENDS=off, unless HOST says otherwise", () => {
    expect(parseConfig({ SENDS: "off" })).toMatchObject({ config: { host: "127.0.0.1" } });
    expect(parseConfig({ SENDS: "off", HOST: "10.0.0.1" })).toMatchObject({ config: { host: "10.0.0.1" } });
  });

  test("takes an empty variable for an unset one", () => {
    expect(parseConfig({ PORT: "", SMTP_URL: " " })).toMatchObject({ ok: true, config: { port: 3000 } });
  });

  test.each([
    [{ PORT: "http" }, /^PORT "http" is not a port number\.$/],
    [{ PORT: "70000" }, /^PORT "70000" is not a port number\.$/],
    [{ SITE_URL: "example.com" }, /^SITE_URL "example.com" is not an address/],
    [{ SITE_URL: "https://example.com/path" }, /^SITE_URL .* is not an address/],
    [{ SITE_URL: "https://*.company.in" }, /^SITE_URL "https:\/\/\*\.company\.in" is not an address/],
    [{ ALLOWED_ORIGINS: "https://*.company.in" }, /^ALLOWED_ORIGINS .* is not an address/],
    [{ DATA_DIR: '"/var/lib/site"' }, /^DATA_DIR ""\/var\/lib\/site"" begins with a quote or ~: write it/],
    [{ DATA_DIR: "~/site" }, /^DATA_DIR "~\/site" begins with a quote or ~: .* the path in full\.$/],
    [{ DATABASE_URL: "'/var/lib/site.db'" }, /^DATABASE_URL "'.*'" begins with a quote or ~/],
    [{ DATABASE_URL: "file:~/site.db" }, /^DATABASE_URL "file:~\/site\.db" begins with a quote or ~/],
    [{ SERVICE_HOST: "forms" }, /^SERVICE_HOST "forms" is not an address/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL "mysql:\/\/x" is neither postgres/],
    [{ MAILBOX_URL: "imap.host/INBOX" }, /^MAILBOX_URL "imap.host\/INBOX" is not an address such as imaps/],
    [
      { MAILBOX_URL: "imaps://replies%40b.in:a/b@host" },
      /^MAILBOX_URL "(?!.*a\/b).*" is not an address such as imaps/,
    ],
    [{ SMTP_URL: "localhost:25" }, /^SMTP_URL "localhost:25" is not an address such as smtp/],
    [{ SMTP_URL: "smtp://user:word@mail:port" }, /^SMTP_URL "smtp:\/\/\.\.\.@mail:port" is not an address/],
    [
      { SMTP_URL: "smtp://user:p@ss/w0rd@mail.x:587" },
      /^SMTP_URL "smtp:\/\/\.\.\.@mail\.x:587" has a user name or password .*write @ as %40, \/ as %2F/,
    ],
    [
      { SMTP_URL: "smtp://user:p/w@mail.x:587" },
      /^SMTP_URL "smtp:\/\/\.\.\.@mail\.x:587" has a .*not encoded/,
    ],
    [
      { SMTP_URL: "smtp://user:1?w0rd@mail.x:587" },
      /^SMTP_URL "smtp:\/\/\.\.\.@mail\.x:587" has a .*not encoded/,
    ],
    [
      { SMTP_URL: "smtp://user:1#w0rd@mail.x:587" },
      /^SMTP_URL "smtp:\/\/\.\.\.@mail\.x:587" has a .*not encoded/,
    ],
    [{ SMTP_URL: "smtp://mail.x:587/in" }, /^SMTP_URL "smtp:\/\/mail\.x:587\/in" names more than a server/],
    [
      { DATABASE_URL: "postgres://site:p/w@db/site" },
      /^DATABASE_URL "postgres:\/\/\.\.\.@db\/site" has a .*%2F/,
    ],
    [
      { DATABASE_URL: "postgres://site:1?w@db/site" },
      /^DATABASE_URL "postgres:\/\/\.\.\.@db\/site" has a .*%2F/,
    ],
    [
      { DATABASE_URL: "postgres://site:word@db/site?sslmode=bogus" },
      /^DATABASE_URL "postgres:\/\/\.\.\.@db\/site\?sslmode=bogus" has an sslmode that is not one of .*verify-full/,
    ],
    [{ SITE_URL: "https://asha@example.com" }, /^SITE_URL .* is not an address/],
    [{ DATABASE_URL: "postgres://:::" }, /^DATABASE_URL "postgres:\/\/:::" is neither postgres/],
    [{ DATABASE_URL: "mysql://user:word@db/site" }, /^DATABASE_URL "mysql:\/\/\.\.\.@db\/site" is neither/],
    [{ TRUST_PROXY: "maybe" }, /^TRUST_PROXY "maybe" is neither on, off nor a list of addresses such as 10/],
    [{ TRUST_PROXY: "10.0.0.0/8, 10.0.0.0/33" }, /^TRUST_PROXY ".*" is neither on, off nor a list/],
    [{ NOINDEX: "yes" }, /^NOINDEX is "yes", but it is either on or off\.$/],
    [{ HSTS_SUBDOMAINS: "yes" }, /^HSTS_SUBDOMAINS is "yes", but it is either on or off\.$/],
    [{ APP_SECRET_OLD: `${"s".repeat(32)},short` }, /^APP_SECRET_OLD is shorter than 32 characters\.$/],
    [{ RATE_LIMIT: "none" }, /^RATE_LIMIT is "none", but it is either on or off\.$/],
    [
      { LOG_LEVEL: "verbose" },
      /^LOG_LEVEL "verbose" is not one of trace, debug, info, warn, error, fatal, silent\.$/,
    ],
    [{ APP_SECRET: "short" }, /^APP_SECRET is shorter than 32 characters\.$/],
  ])("refuses %o with one sentence that names the setting", (env, sentence) => {
    expect(problemOf(env as Record<string, string>)).toMatch(sentence);
  });

  test("allows RATE_LIMIT=off on a loopback address only", () => {
    expect(problemOf({ RATE_LIMIT: "off" })).toMatch(/^RATE_LIMIT=off is refused while HOST is 0\.0\.0\.0/);
    expect(problemOf({ RATE_LIMIT: "off", HOST: "127.0.0.1" })).toBe("accepted");
  });

  test("SENDS=off leaves no mail server and no mailbox, whatever else is set", () => {
    const SMTP_URL = "smtp://mail.company.in:587";
    const MAILBOX_URL = "imaps://replies%40company.in:word@imap.company.in/INBOX";
    const result = parseConfig({ SENDS: "off", SMTP_URL, MAILBOX_URL });
    expect(result).toMatchObject({ config: { sends: false, smtpUrl: undefined, mailboxUrl: undefined } });
    expect(parseConfig({ SMTP_URL, MAILBOX_URL })).toMatchObject({
      config: { sends: true, smtpUrl: SMTP_URL, mailboxUrl: MAILBOX_URL },
    });
  });

  test.each(["https://WWW.Company.in", "https://www.company.in:443", "HTTPS://www.company.in/"])(
    "takes %s for the same site",
    (SITE_URL) => {
      const siteUrl = "https://www.company.in";
      expect(parseConfig({ SITE_URL })).toMatchObject({ config: { siteUrl, allowedOrigins: [siteUrl] } });
      const others = { SERVICE_HOST: SITE_URL, ALLOWED_ORIGINS: `${SITE_URL}, http://shop.in:80` };
      expect(parseConfig(others)).toMatchObject({
        config: { serviceHost: siteUrl, allowedOrigins: [siteUrl, "http://shop.in"] },
      });
    },
  );

  test.each(["smtp://mail.x", "smtps://user:p%40ss%2Fw0rd@mail.x:465/", "smtp://mail.x:587?pool=true"])(
    "accepts the mail server %s",
    (SMTP_URL) => {
      expect(problemOf({ SMTP_URL })).toBe("accepted");
    },
  );

  test.each([
    "postgres://u:p@db/site?application_name=a@b",
    "postgres:///site?user=a@b",
    "postgres://db:5432/site?user=a@b&sslmode=require",
    "postgres://u:p%40ss%3Fw0rd@db/site",
  ])("accepts the database %s", (DATABASE_URL) => {
    expect(problemOf({ DATABASE_URL, APP_SECRET: "s".repeat(32) })).toBe("accepted");
  });

  test("requires a secret with PostgreSQL, where several servers must share it", () => {
    expect(problemOf({ DATABASE_URL: "postgres://localhost/site" })).toMatch(
      /^APP_SECRET is required with PostgreSQL/,
    );
  });

  test("calls a site indexable only at a public https address", () => {
    const indexable = (SITE_URL: string) => {
      const result = parseConfig({ SITE_URL });
      return result.ok && result.config.indexable;
    };
    expect(indexable("https://www.company.in")).toBe(true);
    expect(indexable("http://www.company.in")).toBe(false);
    expect(indexable("https://localhost")).toBe(false);
    expect(indexable("https://shop.dts.example")).toBe(false);
  });
});
