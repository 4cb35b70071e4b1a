import { rememberArrival } from "#app/forms/device/arrivals.ts";
import { dropExpired } from "#app/forms/device/expired.ts";
import { draftPrefix, keptKey } from "#app/forms/device/keys.ts";
import { keepOfflinePage } from "#app/offline/register.ts";
import { opensSearch } from "#app/search/opening-key.ts";
import { inTab, onDevice } from "#app/shell/device-storage.ts";
import { menuWordsPath } from "#app/shell/menu/menu-words-path.ts";
import { makeMenusLinks } from "#app/shell/menu/menus-as-links.ts";
import { savesData } from "#app/shell/saves-data.ts";
import type { WakeData } from "./wake.tsx";

// Runs once in a document: a second after the load, or with the other scripts when they come before. The arrival is
// remembered, and what forms have kept for their time is dropped; the browser is asked to keep the page for
// readers without a network. Then the page stays asleep until a person does something, unless something waits for its scripts:
// a page that is only read costs its reader's device no work. The scripts are fetched ahead meanwhile.

remember();
// On every page: the form whose draft has expired may never be opened again.
dropExpired();
makeMenusLinks();
keepOfflinePage();
const text = document.getElementById("wake")?.textContent;
if (window.__wake && text) settle(JSON.parse(text), window.__wake);

function settle(page: WakeData, wake: () => void) {
  if (isAwaited(page)) return wake();
  fetchAhead(page);
  watch(wake);
}

/** Nothing of the kind on pages for children, parents and schools (`data-forgets`, root.tsx). */
function remember() {
  if ("forgets" in document.body.dataset) return;
  inTab((tab) => rememberArrival({ href: location.href, referrer: document.referrer }, tab));
}

/** Whether the page as it stands lacks something that its scripts would bring. */
function isAwaited({ drawnFor }: WakeData): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    location.search + location.hash !== "" ||
    decodeURI(location.pathname) !== decodeURI(drawnFor) ||
    // After a reload, or when coming back, the browser has put figures into fields that the page has not seen.
    navigation?.type !== "navigate" ||
    document.querySelector("[data-awaits-scripts]") !== null ||
    isAwaitedOnDevice()
  );
}

/** Submissions that wait for the network, or a draft for a form of this page. */
function isAwaitedOnDevice(): boolean {
  const keys = onDevice((device) => Object.keys(device)) ?? [];
  const hasForm = document.querySelector("form[data-hold]") !== null;
  return keys.some((key) => key === keptKey || (hasForm && key.startsWith(draftPrefix)));
}

/** Scripts and words of the menus into the browser's cache, behind everything else; not where the visitor asks to save data. */
function fetchAhead({ modules }: WakeData) {
  if (savesData()) return;
  for (const file of [...modules, menuWordsPath]) {
    // Without a network the import says so, when a person needs it.
    fetch(file, { priority: "low" })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

/** A mouse that moves wakes the page too. The last move, or the key of the search, is done again when it is awake. */
function watch(wake: () => void) {
  const ended = new AbortController();
  const { signal } = ended;
  let last: Event | undefined;
  addEventListener(
    "pointermove",
    (event) => {
      last = event;
      wake();
    },
    { passive: true, signal },
  );
  addEventListener(
    "keydown",
    (event) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      last = event;
    },
    { signal },
  );
  addEventListener("awake", () => {
    ended.abort();
    if (!last) return;
    const again = new (last.constructor as typeof Event)(last.type, last);
    const { target } = last;
    // The page says that it is awake before the last of its listeners is there.
    setTimeout(() => target?.dispatchEvent(again));
  });
}
