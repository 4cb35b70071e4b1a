import { expect, test } from "vitest";
import type { Walk } from "../journeys.ts";
import { openAwake } from "./returning.ts";

/** Header, strip, announcement, hash links, quick navigation, footer, a change of page. */
export function walkShell(walk: Walk): void {
  test("a first visit shows the announcement; Escape closes it for this and later visits", async () => {
    const { visitor } = walk();
    const stored = () => localStorage.getItem("announcementModalClosed");
    const isOpen = () =>
      document.querySelector("dialog[data-announcement][open]")?.checkVisibility() ?? false;
    // In a narrow window its picture stands beside its words, and it is no higher than they are.
    const isLow = () =>
      (document.querySelector("dialog[data-announcement]")?.getBoundingClientRect().height ?? 0) < 400;
    await visitor.resize(600, 900);
    await visitor.open("/people");
    // Another try would find what the first has stored.
    await visitor.sees(0, () => {
      localStorage.clear();
      return localStorage.length;
    });
    await visitor.open("/people");
    await visitor.sees(true, isOpen);
    await visitor.sees(true, isLow);
    await visitor.sees("false", stored);
    await visitor.press("Escape");
    await visitor.sees(false, isOpen);
    await visitor.sees("true", stored);
    await openAwake(visitor, "/");
    await visitor.sees(false, isOpen);
  });

  test("the header turns solid at 10 px of scroll, the strip disappears at 50 px", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/");
    const scrollAndLook = (top: number) => {
      scrollTo({ top, behavior: "instant" });
      return new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            const { state = "", strip = "" } = document.querySelector("header")?.dataset ?? {};
            resolve([state, strip]);
          }),
        ),
      );
    };
    await visitor.sees(["transparent", "shown"], scrollAndLook, 9);
    await visitor.sees(["solid", "shown"], scrollAndLook, 10);
    await visitor.sees(["solid", "shown"], scrollAndLook, 49);
    await visitor.sees(["solid", "hidden"], scrollAndLook, 50);
    await visitor.sees(["transparent", "shown"], scrollAndLook, 0);
  });

  test("the header is mobile at 991 px and desktop at 992 px", async () => {
    const { visitor } = walk();
    await openAwake(visitor, "/");
    const mode = () => document.querySelector("header")?.dataset.mode;
    await visitor.resize(991, 800);
    await visitor.sees("mobile", mode);
    await visitor.finds("header .burger");
    await visitor.resize(992, 800);
    await visitor.sees("desktop", mode);
    await visitor.finds("header .menu button", "Company");
  });

  test("a hash link stops 80 px above its anchor and moves the focus there", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/privacy-policy");
    await visitor.click("main a[href='#your-rights']");
    await visitor.sees([80, "your-rights"], () => {
      const top = document.querySelector("#your-rights")?.getBoundingClientRect().top ?? 0;
      return [Math.round(top), document.activeElement?.id ?? ""];
    });
  });

  test("the floating button opens seven links, which close on scroll and open their pages", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/");
    const open = () => document.querySelectorAll("#quick:popover-open a").length;
    await visitor.click(".quick > button");
    await visitor.sees(7, open);
    await visitor.run(() => scrollTo({ top: 300, behavior: "instant" }));
    await visitor.sees(0, open);
    await visitor.click(".quick > button");
    await visitor.click("#quick a", "DCare");
    await visitor.sees(["/service/dcare", 0], () => [
      location.pathname,
      document.querySelectorAll("#quick:popover-open a").length,
    ]);
  });

  test("a page reached by a click has the focus on its heading, is at its top and has its breadcrumb", async () => {
    const { visitor } = walk();
    await visitor.resize(1280, 800);
    await openAwake(visitor, "/enterprise");
    await visitor.click("main a[href='/enterprise/start-ups'], .foot a[href='/enterprise/start-ups']");
    await visitor.sees(["/enterprise/start-ups", "H1", 0], () => [
      location.pathname,
      document.activeElement?.tagName ?? "",
      Math.round(scrollY),
    ]);
    const crumbs = await visitor.run(() =>
      [...document.querySelectorAll("nav[aria-label=Breadcrumb] a")].map((link) => link.getAttribute("href")),
    );
    expect(crumbs).toEqual(["/", "/enterprise"]);
  });
}
