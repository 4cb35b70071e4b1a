import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of an engine by name; `missing` is a sentence that names what to install. */
export type Installed<Names extends string> =
  | { programs: Record<Names, string>; missing?: undefined }
  | { missing: string; programs?: undefined };

/** Firefox: `FIREFOX_PATH`, else the system's. */
export function findFirefox(): Installed<"firefox"> {
  const firefox = process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
  return firefox ? { programs: { firefox } } : { missing: "no firefox is installed (Debian: firefox-esr)" };
}

/** WebKit: the driver, its browser, and a virtual display. */
export function findWebkit(): Installed<"driver" | "browser" | "display"> {
  const driver = onPath("WebKitWebDriver");
  const browser = miniBrowser();
  const display = onPath("Xvfb");
  if (driver && browser && display) return { programs: { driver, browser, display } };
  const wanted = [!(driver && browser) && "webkit2gtk-driver", !display && "xvfb"].filter(Boolean);
  return { missing: `not all of it is installed (Debian: ${wanted.join(" ")})` };
}

function onPath(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path));
}

/** In the library folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1/MiniBrowser"))
    .find((path) => existsSync(path));
}
