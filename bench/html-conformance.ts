import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteAddresses } from "#tests/support/site-addresses.ts";

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

const checker = process.env.VNU_JAR ?? "node_modules/vnu-jar/build/dist/vnu.jar";
const folder = ".cache/html";

/** Every page through the W3C's HTML checker (vnu); says so when the machine has no Java or no checker. */
export async function checkHtml(origin: string): Promise<void> {
  const missing = whatIsMissing();
  if (missing) {
    console.log(`The HTML was not checked: ${missing}`);
    process.exitCode = 1;
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const addresses = siteAddresses();
  const names = new Map(addresses.map((address, at) => [`${at}.html`, address]));
  for (const [name, address] of names) {
    const answer = await fetch(origin + address);
    writeFileSync(join(folder, name), await answer.text());
  }
  const { stdout } = spawnSync("java", ["-jar", checker, "--format", "json", "--stdout", folder], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const findings = messages.filter((message) => !isNoFinding(message));
  for (const { url, message, extract } of findings) {
    console.log(
      `  ${names.get(url.split("/").at(-1) ?? "")}: ${message}\n      ${extract?.replaceAll("\n", " ")}`,
    );
  }
  console.log(`HTML conformance (vnu): ${addresses.length} pages, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

function whatIsMissing(): string | undefined {
  if (spawnSync("java", ["-version"]).error) return "there is no Java on this machine.";
  if (!existsSync(checker))
    return `${checker} is not there. \`npm install --no-save vnu-jar\` brings it, or VNU_JAR names it.`;
  return undefined;
}

/** Messages of the checker that are not about conformance. */
function isNoFinding({ message }: Message): boolean {
  return (
    // React's spelling of void elements: allowed, and every attribute value is quoted.
    message.startsWith("Trailing slash on void elements") ||
    youngerThanChecker.test(message) ||
    propertyTakenForNumber.test(message)
  );
}

/** CSS that browsers support and the checker's list of properties lacks. */
const youngerThanChecker =
  /^CSS: “(mask|vector-effect|animation-timeline|animation-range|container-type|container|text-wrap|interpolate-size|view-transition-name)”: /;

/** For `calc(2rem + 2 * var(--x))` the checker (26.9.27) reports this only if another `calc()` stands before it. */
const propertyTakenForNumber = /^CSS: “[\w-]+”: Invalid type: “[^”]*var\(--/;
