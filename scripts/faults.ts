import { end, readWords } from "./command.ts";
import { type Fault, readFaults } from "./faults/fault.ts";
import { faultCopy } from "./faults/fault-copy.ts";
import { runSuite } from "./faults/run-suite.ts";

const usage = `npm run faults                          applies each fault of tests/faults to a copy of the project and shows that the
                                        tests catch it
npm run faults -- paging toast-stays    only these faults
npm run faults -- --whole               runs all of npm test against each`;

const options = { whole: { type: "boolean", default: false } } as const;
const {
  values: { whole },
  positionals: wanted,
} = readWords(usage, options);
const faults = readFaults().filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) end(`no such fault: ${unknown.join(", ")}`);

process.env.NODE_ENV = "test";
process.env.PATH = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`;
using copy = faultCopy();
const stale = faults.filter((fault) => !copy.takes(fault));
if (stale.length > 0) end(`no longer applies: ${stale.map(({ name }) => name).join(", ")}`);

// A test that fails without a fault would count as catching every fault.
const sound = await runSuite(copy.folder, whole ? "whole" : together(faults));
if (sound.failed.length > 0) end(`without a fault this fails already:\n${sound.failed.join("\n")}`);

let caught = 0;
for (const fault of faults) {
  const began = performance.now();
  copy.apply(fault);
  const { failed } = await runSuite(copy.folder, whole ? "whole" : [fault.suite]);
  copy.takeBack(fault);
  if (failed.length > 0) caught += 1;
  const seconds = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  const by = failed[0] ?? `${fault.fault} Nothing in ${fault.suite.join(" ")} sees it.`;
  console.log(`${failed.length > 0 ? "caught    " : "NOT CAUGHT"} ${fault.name} (${seconds}): ${by}`);
}
console.log(`\n${caught} of ${faults.length} faults caught`);
process.exitCode = caught === faults.length ? 0 : 1;

/** The suites of all faults, merged into few runs. */
function together(all: readonly Fault[]): string[][] {
  return ["unit", "browser"].flatMap((kind) => {
    const files = all.flatMap(({ suite: [own, ...rest] }) => (own === kind ? rest : []));
    return files.length > 0 ? [[kind, ...new Set(files)]] : [];
  });
}
