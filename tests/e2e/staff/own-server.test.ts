import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

// A process that ends without stopping its server, as a worker does whose test ran out of time.
const server = `
  require("node:http").createServer((_, answer) => answer.end()).listen(process.env.PORT, "localhost");
  setTimeout(process.exit, 30_000);`;
const leaver = `
  import { startOwnServer } from "#tests/e2e/staff/own-server.ts";
  const { url } = await startOwnServer({}, ["-e", ${JSON.stringify(server)}]);
  console.log(url);
  process.exit();`;

test("a server that no test has stopped ends with the process of the test", async () => {
  const url = execFileSync(process.execPath, ["--input-type=module", "-e", leaver], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  expect(url).toMatch(/^http:/);
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 10_000 }).toBe(false);
});
