import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { type OwnServer, startOwnServer } from "../e2e/staff/own-server.ts";
import type { Engine } from "./engine.ts";
import { walkBooking } from "./journeys/booking.ts";
import { walkEnquiry } from "./journeys/enquiry.ts";
import { walkMenus } from "./journeys/menus.ts";
import { walkRoles, walkRules } from "./journeys/rules.ts";
import { walkShell } from "./journeys/shell.ts";
import { walkWorkspace } from "./journeys/workspace.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

export type Walk = () => { visitor: Visitor; server: OwnServer };

/** Runs every journey in one engine, with its own site and data folder. An error of the page fails the test. */
export function journeysIn(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    let server: OwnServer;
    let visitor: Visitor;
    beforeAll(async () => {
      server = await startOwnServer({ RATE_LIMIT: "off" });
      engine = await start();
      visitor = visitorOf(engine, server.url);
    }, 60_000);
    afterEach(async () => {
      const complaints = await engine.complaints();
      await engine.open("about:blank");
      expect(complaints, "what the console and the page complained about").toEqual([]);
    });
    afterAll(async () => {
      await engine?.stop();
      await server?.stop();
    });
    const walk: Walk = () => ({ visitor, server });
    walkShell(walk);
    walkMenus(walk);
    walkEnquiry(walk);
    walkBooking(walk);
    walkWorkspace(walk);
    walkRules(walk);
    walkRoles(walk);
  });
}
