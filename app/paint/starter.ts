// Inlined in the head of every document; runs before there is a body. It must not import anything and must stay under
// 1.5 kB brotli. Whatever can wait until the page is awake belongs in behaviour.ts.
(() => {
  const doc = document;
  const root = doc.documentElement;
  const find = <E extends HTMLElement>(selector: string) => doc.querySelector<E>(selector);
  const closest = (event: Event, selector: string) =>
    (event.target as Element).closest<HTMLElement>(selector);
  const header = () => find("header");
  const within = (query: string) => matchMedia(query).matches;

  // Header: solid from 10 px on, while a menu is open, or always; the strip hides at 50 px. Reads the scroll position
  // only on scroll: reading it earlier forces a layout of the half-loaded page.
  let offset = 0;
  const paint = () => {
    const { dataset } = header() ?? root;
    dataset.state =
      offset >= 10 || find("header [aria-expanded=true],body[data-fixed]") ? "solid" : "transparent";
    dataset.strip = offset < 50 ? "shown" : "hidden";
  };

  // `:is()` ignores a selector that an old browser does not know.
  const isMenuOpen = () => find(":is(:popover-open)");
  const close = (menus: string) => {
    for (const menu of doc.querySelectorAll<HTMLElement>(menus)) menu.hidePopover?.();
  };
  const measure = () => {
    const { dataset } = header() ?? root;
    // The bar's widths are in rem: with larger text, it needs a wider window.
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
    // Scrolling closes the side menu of the floating button.
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
  // Not in the markup: without this script the browser itself exposes whether a popover is open.
  const collapse = () => {
    for (const opener of doc.querySelectorAll("[popovertarget]:not([aria-expanded],.back)"))
      opener.setAttribute("aria-expanded", "false");
  };
  // The header is drawn after this script; what observes it still runs before the first paint.
  new MutationObserver((_, seen) => {
    if (!header()) return;
    seen.disconnect();
    measure();
  }).observe(root, { childList: true, subtree: true });

  // A restored scroll position needs the full layout, but asleep.css leaves out what is below the fold.
  // Only a page that was awake has a state, and only such a page was scrolled.
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
      // Without storage, the announcement shows on each visit and the typeface is fetched by each page.
    }
  };

  // A face of `optional` display that comes late is never shown in its document. Not stored yet, the typeface always
  // comes late, and is shown once typeface.ts has seen that nothing moves.
  const fetchTypeface = () => {
    if (root.dataset.typeface !== "") for (const face of doc.fonts) face.display = "swap";
    doc.fonts.load("1em Geist").catch(() => {});
  };
  // Where an earlier page has stored it on the device (typeface.ts): Chromium holds the first paint for a tenth of a second
  // for a face that is requested before the body.
  if (kept("typeface")) {
    root.dataset.typeface = "";
    fetchTypeface();
  }

  // A prerendered document has no visitor yet: it must not store, open or fetch anything.
  const whenSeen = (run: () => void) =>
    doc.prerendering ? doc.addEventListener("prerenderingchange", run, { once: true }) : run();
  const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

  // Announcement: shown unless the stored flag says closed; each change is stored. It waits for the whole stylesheet,
  // because it cannot be seen or focused before, and for an open menu, because it would close it.
  const announce = () => {
    const modal = find<HTMLDialogElement>("dialog[data-announcement]");
    if (!modal || modal.onclose || isMenuOpen() || kept("announcementModalClosed") === "true") return;
    modal.onclose = () => kept("announcementModalClosed", true);
    // Visitors with a task, or already in a form, get it as a sheet that takes no focus.
    if ("task" in doc.body.dataset || find("form :focus")) {
      modal.open = true;
      addEventListener("keydown", ({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented && !isMenuOpen()) modal.close();
      });
    } else modal.showModal();
    kept("announcementModalClosed", false);
    // A click before the window is painted was meant for something else.
    afterFrame(() =>
      modal.addEventListener("click", (event) => {
        if (event.target === modal || closest(event, "a,button")) modal.close();
      }),
    );
  };

  // The whole stylesheet, last in the head, so that it also applies to later pages (site-style.tsx). It loads after the
  // first paint, which does not need it. The page does not wake before it has loaded.
  let isStyled = false;
  let settled: (came: boolean) => void;
  window.__styled = new Promise((resolve) => {
    settled = resolve;
  });
  const bringStyles = () => {
    const place = find("#site-file");
    const settle = (came: boolean) => {
      // On failure, show the page unstyled rather than hide it.
      if (!came) place?.remove();
      settled(came);
      afterFrame(() => {
        isStyled = true;
        announce();
        // After the modal, because its focus event is no sign of a person.
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
    whenSeen(() => {
      // A file requested before the first frame with words is on the screen may arrive in time to delay it; the ground
      // may be painted a frame before. A browser that reports no paint, for privacy, is given a second.
      const painted = new Promise((shown) => {
        new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").map(shown)).observe(
          {
            type: "paint",
            buffered: true,
          },
        );
        setTimeout(shown, 1000);
      });
      // typeface.ts reads the file. A page that is being left fetches nothing.
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      if (!connection?.saveData) painted.then(fetchTypeface);
      if (standsBelow || doc.hidden) bringStyles();
      else painted.then(bringStyles);
    });
    const year = find("[data-year]");
    if (year) year.textContent = `${new Date().getFullYear()}`;
  });

  // Hydration: the scripts run at the first sign of a person. Only the first script runs without one, a second after
  // the load and after every paint; it checks whether the page needs the others (app/idle.ts).
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
  for (const sign of ["pointerdown", "keydown", "scroll"]) addEventListener(sign, wake);
  addEventListener("load", () => whenSeen(() => setTimeout(() => (held.size ? wake() : bring(1)), 1000)));

  // Back and Forward to pages of another document in this tab: before hydration, only the browser can load them.
  const address = () => location.pathname + location.search;
  const drawn = address();
  addEventListener("popstate", () => "awake" in root.dataset || address() === drawn || location.reload());

  // Interactions before the page is awake are held and replayed once it is, or happen natively after 5 s.
  const held = new Set<HTMLElement>();
  function release() {
    asleep = false;
    for (const element of held) element.click();
    held.clear();
  }
  // The page reports that it is awake before its last listener is attached.
  addEventListener("awake", () => setTimeout(release));
  doc.addEventListener(
    "click",
    (event) => {
      // Holds a submission at its button: after the submit event the browser has already run its own validation.
      const element = closest(event, "[data-island] button,[data-hold] button,[data-search],a[href^='#']");
      if (!asleep || !element || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const { type, form, hash } = element as HTMLButtonElement & HTMLAnchorElement;
      if (hash) {
        // A link to a section is followed after 250 ms, by scrolling.ts or, until it has loaded, by the browser.
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
      } else if (type !== "submit" || form?.matches("[data-hold]") !== false) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (!held.size) setTimeout(release, 5000);
        held.add(element);
        wake();
      }
    },
    true,
  );
})();
