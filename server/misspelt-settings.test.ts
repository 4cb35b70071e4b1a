import { expect, test } from "vitest";
import { misspeltSettings } from "./misspelt-settings.ts";

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["SITE_URI", "SITE_URL"],
  ["SITEURL", "SITE_URL"],
  ["APP_SECRETS", "APP_SECRET"],
  ["site_url", "SITE_URL"],
  ["MAILBOX_URI", "MAILBOX_URL"],
  ["NO_INDEX", "NOINDEX"],
])("%s is taken for %s", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([
    `${name} is set, but no setting is called so: is ${meant} meant?`,
  ]);
});

test("unrelated names and settings that are already set cause no warning", () => {
  const env = {
    PATH: "/bin",
    HOSTNAME: "web-1",
    PORTS: "1",
    XDG_DATA_DIRS: "/usr",
    SMTP_HOST: "mail",
    SITE_URL: "x",
  };
  expect(misspeltSettings(env)).toEqual([]);
  expect(misspeltSettings({ SMTP_URL: "smtp://mail", SMPT_URL: "smtp://mail" })).toEqual([]);
});
