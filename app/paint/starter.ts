// Stands inline in every document and runs before the first paint. It may import nothing and must stay under
// 1.5 kB brotli. Everything that can wait until the page is awake is in behaviour.ts instead.
(() => {
  const doc = document;
  const root = doc.documentElement;
  const find = <E extends HTMLElement>(selector: string) => doc.querySelector<E>(selector);
  const closest = (event: Event, selector: string) =>
    (event.target as Element).closest<HTMLElement>(selector);
  const header = () => find("header");
  const within = (query: string) => matchMedia(query).matches;

  // Header: solid from 10 px on, while a menu is open, or always; the strip leaves at 50 px. Where the page stands is
  // asked when it scrolls and not before: the question makes the browser lay out the half of the page that it has.
  let offset = 0;
  const paint = () => {
    const { dataset } = header() ?? root;
    dataset.state =
      offset >= 10 || find("header [aria-expanded=true],body[data-fixed]") ? "solid" : "transparent";
    dataset.strip = offset < 50 ? "shown" : "hidden";
  };

  // `:is()` forgives a name that an old browser does not know.
  const isMenuOpen = () => find(":is(:popover-open)");
  const close = (menus: string) => {
    for (const menu of doc.querySelectorAll<HTMLElement>(menus)) menu.hidePopover?.();
  };
  const measure = () => {
    const { dataset } = header() ?? root;
    // The bar has its widths in rem: where the visitor's text is larger than usual, its place ends earlier.
    const mode = within("(max-width:991px),(max-width:61.9375em)") ? "mobile" : "desktop";
    if (dataset.mode && dataset.mode !== mode) close("header [popover]");
    dataset.mode = mode;
  };

  let resized: ReturnType<typeof setTimeout>;
  addEventListener("resize", () => {
    clearTimeout(resized);
    resized = setTimeout(measure, 100);
  });
  addEventListener("scroll", () => {
    offset = scrollY;
    paint();
    // The side menu of the floating button does not stay over a page that moves on.
    close("#quick");
  });
  addEventListener("shell", paint);
  doc.addEventListener(
    "toggle",
    (event) => {
      const { id } = event.target as Element;
      if (id) {
        find(`[popovertarget="${id}"]:not(.back)`)?.setAttribute(
          "aria-expanded",
          `${(event as ToggleEvent).newState === "open"}`,
        );
      }
      paint();
      if (isStyled) announce();
    },
    true,
  );
  // Not in the markup: without this script the browser itself tells whether a popover is open.
  const collapse = () => {
    for (const opener of doc.querySelectorAll("[popovertarget]:not([aria-expanded],.back)"))
      opener.setAttribute("aria-expanded", "false");
  };
  collapse();
  measure();
  paint();

  // Positions count where the page is to stand further down: asleep.css leaves what is below out of the layout.
  // Only a page that was awake has a state, and one that was never awake has not been scrolled.
  const layOut = (why = "") => {
    root.dataset.laid = why;
  };
  const standsBelow = location.hash || history.state;
  if (standsBelow) layOut();

  const kept = (key: "announcementModalClosed" | "typeface", value?: boolean) => {
    try {
      if (value === undefined) return localStorage[key];
      localStorage[key] = value;
    } catch {
      // A browser without storage shows the announcement on each visit, and each document in its own letters.
    }
  };

  // The typeface, where an earlier page has left it on the device (typeface.ts).
  if (kept("typeface")) root.dataset.typeface = "";

  // A document that the browser draws ahead has no visitor yet: nothing is noted, opened or fetched in it.
  const whenSeen = (run: () => void) =>
    doc.prerendering ? doc.addEventListener("prerenderingchange", run, { once: true }) : run();
  const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

  // Announcement: shown unless the stored flag says closed; the flag is written back on each change. It waits for the
  // whole stylesheet, before which nobody could see or focus it, and for a menu that is open: it would close that.
  const announce = () => {
    const modal = find<HTMLDialogElement>("dialog[data-announcement]");
    if (!modal || modal.onclose || isMenuOpen() || kept("announcementModalClosed") === "true") return;
    modal.onclose = () => kept("announcementModalClosed", true);
    // Who came with a task, or is in a form already, gets it as a sheet that takes no focus.
    if ("task" in doc.body.dataset || find("form :focus")) {
      modal.open = true;
      addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented && !isMenuOpen()) modal.close();
      });
    } else modal.showModal();
    kept("announcementModalClosed", false);
    // What is pressed before it is painted is not meant for it.
    afterFrame(() =>
      modal.addEventListener("click", (event) => {
        if (event.target === modal || closest(event, "a,button")) modal.close();
      }),
    );
  };

  // The whole stylesheet, last in the head: from there it rules whatever page stands here later (site-style.tsx). It
  // comes behind the first paint, which does not need it. Nothing wakes before it is there.
  let isStyled = false;
  let settled: (came: boolean) => void;
  window.__styled = new Promise((resolve) => {
    settled = resolve;
  });
  const bringStyles = () => {
    const place = find("#site-file");
    const settle = (came: boolean) => {
      // Rather without style than hidden.
      if (!came) place?.remove();
      settled(came);
      afterFrame(() => {
        isStyled = true;
        announce();
        // Only now: the modal takes the focus, and that is no sign of a person.
        addEventListener("focusin", wake);
      });
    };
    if (!place) return settle(true);
    doc.head.insertAdjacentHTML("beforeend", place.textContent);
    const link = doc.head.lastElementChild as HTMLLinkElement;
    link.onload = () => settle(true);
    link.onerror = () => settle(false);
  };
  doc.addEventListener("DOMContentLoaded", () => {
    collapse();
    whenSeen(() => (standsBelow || doc.hidden ? bringStyles() : afterFrame(bringStyles)));
    const year = find("[data-year]");
    if (year) year.textContent = `${new Date().getFullYear()}`;
  });

  // Waking: the scripts run at the first sign of a person. The first of them alone runs a second after
  // the load, behind every paint, and looks whether anything else waits for the others (document/idle.ts).
  let asleep = true;
  const bring = (count?: number) => {
    const data = find("#wake")?.textContent;
    if (!data) return;
    if (!count) window.__wake = undefined;
    for (const module of JSON.parse(data).modules.slice(0, count))
      import(/* @vite-ignore */ module).catch(release);
  };
  const wake = () => window.__wake && bring();
  window.__wake = wake;
  for (const sign of ["pointerdown", "keydown", "touchstart", "scroll"]) {
    addEventListener(sign, wake, { passive: true });
  }
  addEventListener("load", () => whenSeen(() => setTimeout(() => (held.size ? wake() : bring(1)), 1000)));

  // Back and Forward between pages that were followed in another document of this tab: while this one sleeps, nobody
  // but the browser can show them.
  const address = () => location.pathname + location.search;
  const drawn = address();
  addEventListener("popstate", () => "awake" in root.dataset || address() === drawn || location.reload());

  // What a person does before the page is awake is kept and done again when it is, or natively after 5 s.
  const held = new Map<Element, () => void>();
  const hold = (event: Event, element: Element, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.size) setTimeout(release, 5000);
    held.set(element, again);
    wake();
  };
  function release() {
    asleep = false;
    for (const again of held.values()) again();
    held.clear();
  }
  // The page says that it is awake before the last of its listeners is there.
  addEventListener("awake", () => setTimeout(release));
  doc.addEventListener(
    "click",
    (event) => {
      // A submission too, by its button: once it is a submission the browser has checked the form in its own way.
      const element = closest(event, "[data-island] button,[data-hold] button,[data-search],a[href^='#']");
      if (!asleep || !element || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const { type, form, hash } = element as HTMLButtonElement & HTMLAnchorElement;
      if (hash) {
        // A link to a section is followed after 250 ms, by scrolling.ts or, while that is not there, by the browser.
        event.preventDefault();
        setTimeout(
          () => {
            const wasAsleep = asleep;
            asleep = false;
            layOut("followed");
            element.click();
            asleep = wasAsleep;
          },
          within("(prefers-reduced-motion:reduce)") ? 0 : 250,
        );
      } else if (type !== "submit" || form?.matches("[data-hold]") !== false)
        hold(event, element, () => element.click());
    },
    true,
  );
})();
