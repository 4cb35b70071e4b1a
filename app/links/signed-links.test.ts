import { expect, test } from "vitest";
import { instantOf, newId } from "#app/database/uuid.server.ts";
import { type LinkPurpose, linkDays, linkFolders } from "./link-purposes.ts";
import { isFreshHold, isHoldToken, linkSecretOf, submissionIdOf } from "./link-secret.server.ts";
import { isSigned } from "./signature.server.ts";
import { readLink, signedLink } from "./signed-links.server.ts";

const now = new Date("2026-11-21T08:00:00Z");
const secret = "a secret for tests";
const leadId = newId(now);
const purposes = Object.keys(linkDays) as LinkPurpose[];
const inLink = (purpose: LinkPurpose) =>
  signedLink(secret, purpose, leadId).replace(`${linkFolders[purpose]}/`, "");

test("a link says what it is for, about which lead, and when it ends", () => {
  const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const read = (purpose: LinkPurpose, days: number) =>
    readLink(secret, inLink(purpose), purposes, later(days));
  expect(read("my-data", 7)).toEqual({ purpose: "my-data", id: leadId, expired: false });
  expect(read("my-data", 7.01)).toMatchObject({ expired: true });
  for (const purpose of ["newsletter-leave", "reminders-stop", "token", "reservation"] as const)
    expect(read(purpose, 4000)).toEqual({ purpose, id: leadId, expired: false });
});

// Written by the versions before the formats were merged.
const old = "019aa558-9c00-7000-8000-00000000000a";
const oldLinks: [LinkPurpose, string][] = [
  ["newsletter-confirm", "AZqlWJwAcACAAAAAAAAACgLsHFTLGPBsuBgC92Zs5PfvwWgkE3CX6xRfPFBS_F9-8"],
  ["newsletter-leave", "AZqlWJwAcACAAAAAAAAACglEcbDv1-nMuKELOjxb46meqVtxLLxpVn8dj662HyFqw"],
  ["reminders-stop", "AZqlWJwAcACAAAAAAAAACgDj8PA6nnetrSEhVEuzPuceVvsK-bK8XNolHc2U4CUyM"],
  ["my-data", "AZqlWJwAcACAAAAAAAAACg8XETqx52r2Cmt0Dab83Sy5d32m3ib6y3EH0isyllMyE"],
  ["token", "AZqlWJwAcACAAAAAAAAACg_lM5P01lkJvRwe4tJ694ig"],
  ["reservation", "AZqlWJwAcACAAAAAAAAACgzDA_dof8aqj08mw0l__3Aw"],
];

test.each(oldLinks)("a link of an earlier version still works until it expires: %s", (purpose, link) => {
  const at = (days: number) => new Date(instantOf(old) + days * 86_400_000);
  expect(readLink(secret, link, purposes, at(7))).toEqual({ purpose, id: old, expired: false });
  const { expired } = readLink(secret, link, [purpose], at(8)) ?? {};
  expect(expired).toBe(purpose === "newsletter-confirm" || purpose === "my-data");
  const others = purposes.filter((each) => each !== purpose);
  expect(readLink(secret, link, others, at(0))).toBeUndefined();
  expect(readLink("another secret", link, purposes, at(0))).toBeUndefined();
  for (const part of [0, 21, 22, link.length - 1]) {
    const letter = link[part] === "A" ? "B" : "A";
    const changed = link.slice(0, part) + letter + link.slice(part + 1);
    expect(readLink(secret, changed, purposes, at(0)), String(part)).toBeUndefined();
  }
});

test("signatures of an earlier version over orders, bookings and held times still count", () => {
  expect(isSigned(secret, "track", "/order-tracking/order/SO-1", "wY5mjYYK9jw3U942K1lVLA")).toBe(true);
  expect(isSigned(secret, "confirm", old, "tHH86V0XUh-NRR9tUXmYRw")).toBe(true);
  const hold = "6AunKkBrR07-1mQwS9DSAQ.1795406400.dHlfkx15Iuoo83xFa2kMaA";
  expect(isHoldToken(secret, hold)).toBe(true);
  expect(isFreshHold(hold, new Date(1_795_406_399_000))).toBe(true);
  expect(isFreshHold(hold, new Date(1_795_406_400_000))).toBe(false);
  expect(linkSecretOf(secret, hold)).toBe("FWcfhQG0zHxfUoLBiI5wMowEG2nDyTgLDCARPMFMcvU");
  expect(submissionIdOf(hold)).toBe("94ba681b-cd92-8b2a-8b8d-1ba5eaf7cede");
});

test("no other spelling, purpose, length or secret opens anything", () => {
  const link = inLink("my-data");
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  for (let at = 0; at < link.length; at++) {
    const letter = letters[(letters.indexOf(link[at] ?? "") + 1) % letters.length];
    expect(
      readLink(secret, link.slice(0, at) + letter + link.slice(at + 1), ["my-data"], now),
      String(at),
    ).toBeUndefined();
  }
  expect(readLink(secret, link, ["newsletter-confirm", "reminders-stop"], now)).toBeUndefined();
  for (const wrong of ["", link.slice(1), `${link}A`, `${link}=`, "../../etc/passwd"])
    expect(readLink(secret, wrong, ["my-data"], now)).toBeUndefined();
  expect(readLink("another secret", link, ["my-data"], now)).toBeUndefined();
});
