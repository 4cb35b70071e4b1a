import { afterEach, expect, test, vi } from "vitest";
import { parseConfig } from "#app/config.server.ts";
import { readContentFiles } from "#app/content/publish/content-files.ts";
import { currentBuild } from "../build-folder.ts";
import { builtContent } from "./example-registration.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.skipIf(!currentBuild())("the demo has the content of a build that dates have changed since", () => {
  vi.useFakeTimers({ now: Date.now() + 400 * 86_400_000, toFake: ["Date"] });
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(builtContent(parsed.config, readContentFiles("content")).booking.kinds.length).toBeGreaterThan(0);
});
