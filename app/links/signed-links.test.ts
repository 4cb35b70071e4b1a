import { expect, test } from "vitest";
import { newId } from "#app/database/uuid.server.ts";
import { signedLinks } from "./signed-links.ts";

const now = new Date("2026-11-21T08:00:00Z");
const links = signedLinks("a secret for tests");
const leadId = newId(now);
const token = links.path("my-data", leadId).replace("/my-data/", "");

test("a link says what it is for, about which lead, and when it ends", () => {
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(links.read(token, ["my-data"], later(7))).toEqual({ purpose: "my-data", leadId, expired: false });
  expect(links.read(token, ["my-data"], later(7.01))).toMatchObject({ expired: true });
  const leave = links.path("newsletter-leave", leadId).replace("/newsletter/", "");
  expect(links.read(leave, ["newsletter-leave"], later(4000))).toMatchObject({ expired: false });
});

test("no other spelling, purpose, length or secret opens anything", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let at = 0; at < token.length; at++) {
    const letter = letters[(letters.indexOf(token[at] ?? "") + 1) % letters.length];
    expect(
      links.read(token.slice(0, at) + letter + token.slice(at + 1), ["my-data"], now),
      String(at),
    ).toBeUndefined();
  }
  expect(links.read(token, ["newsletter-confirm", "reminders-stop"], now)).toBeUndefined();
  for (const wrong of ["", token.slice(1), `${token}A`, `${token}=`, "../../etc/passwd"])
    expect(links.read(wrong, ["my-data"], now)).toBeUndefined();
  expect(signedLinks("another secret").read(token, ["my-data"], now)).toBeUndefined();
});
