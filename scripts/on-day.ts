import { spawnSync } from "node:child_process";
import { instantOf, isDay } from "#app/dates/india-time.ts";
import { movedClock } from "#tests/support/moved-clock.ts";
import { currentBuild } from "./build-folder.ts";
import { end } from "./command.ts";

// `npm run on-day -- 2027-05-06T18:40 [words of paths]`: the unit and request tests as they run at that moment in India. They
// must pass on any day: at night, on the last of a month, after the events of content/.

const [asked = "", ...paths] = process.argv.slice(2);
const instant = instantOf(isDay(asked) ? `${asked}T10:00` : asked);
if (instant === undefined)
  end("Which day, or which moment of it? For example: npm run on-day -- 2027-05-06T18:40");
const clock = movedClock();
clock.moveTo(new Date(instant));
const built = currentBuild();
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...paths], {
  stdio: "inherit",
  env: { ...process.env, ...clock.env, NODE_ENV: "test", ...(built && { TEST_BUNDLE: built }) },
});
process.exit(status ?? 1);
