import { expect, test } from "vitest";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { forgetServer, reportServer, runningServers } from "./content-servers.server.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 6, 0, seconds));

const unprepared = { place: "", prepared: "" };

describeEachDatabase("servers", (fresh) => {
  test("each says which release it shows since when, and what it could not take up", async () => {
    const db = await fresh();
    await reportServer(db, { server: "a:3000", shown: 1, now: at(0) });
    await reportServer(db, { server: "b:3000", shown: 1, now: at(0) });
    await reportServer(db, { server: "a:3000", shown: 2, now: at(8) });
    const refused = { release: 2, problem: "content/site.yaml:1 - name - is missing" };
    await reportServer(db, { server: "b:3000", shown: 1, refused, now: at(9) });
    await reportServer(db, { server: "a:3000", shown: 2, now: at(18) });
    expect(await runningServers(db, at(20))).toEqual([
      { server: "a:3000", shown: 2, shownSince: at(8), refused: undefined, ...unprepared },
      { server: "b:3000", shown: 1, shownSince: at(0), refused, ...unprepared },
    ]);
    await reportServer(db, { server: "b:3000", shown: 2, now: at(21) });
    expect((await runningServers(db, at(22)))[1]?.refused).toBeUndefined();
  });

  test("one that stopped or fell silent is not among them", async () => {
    const db = await fresh();
    for (const server of ["a:3000", "b:3000"]) await reportServer(db, { server, shown: 1, now: at(0) });
    await forgetServer(db, "a:3000");
    expect((await runningServers(db, at(5))).map(({ server }) => server)).toEqual(["b:3000"]);
    expect(await runningServers(db, at(40))).toEqual([]);
  });
});
