import { rememberArrival } from "#app/forms/device/arrivals.ts";
import { dropExpired } from "#app/forms/device/expired.ts";
import { draftPrefix, queueKey } from "#app/forms/device/keys.ts";
import { registerOfflinePage } from "#app/offline/register.ts";
import { opensSearch } from "#app/search/opening-key.ts";
import { inTab, onDevice } from "#app/shell/device-storage.ts";
import { menuWordsPath } from "#app/shell/menu/menu-words-path.ts";
import { makeMenusLinks } from "#app/shell/menu/menus-as-links.ts";
import { savesData } from "#app/shell/saves-data.ts";
import { adoptTypeface } from "#app/shell/typeface.ts";
import type { WakeData } from "./paint/wake.tsx";

// Runs once per document: a second after the load, or with the other scripts if they run earlier. It stores the
// arrival, deletes expired drafts of forms, applies the typeface and registers the offline page. The page then stays
// without hydration until the visitor interacts, unless something needs its scripts: a page that is only read costs the
// device no work. Meanwhile it prefetches the scripts.

remember();
// On every page, because the form of an expired draft may never be opened again.
dropExpired();
makeMenusLinks();
registerOfflinePage();
void adoptTypeface();
const text = document.getElementById("wake")?.textContent;
if (window.__wake && text) settle(JSON.parse(text), window.__wake);

function settle(page: WakeData, wake: () => void) {
  if (isAwaited(page)) return wake();
  fetchAhead(page);
  watch(wake);
}

/** Not on pages for children, parents and schools (`data-forgets`, root.tsx). */
function remember() {
  if ("forgets" in document.body.dataset) return;
  inTab((tab) => rememberArrival({ href: location.href, referrer: document.referrer }, tab));
}

/** Whether the page needs its scripts without an interaction. */
function isAwaited({ drawnFor }: WakeData): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    location.search + location.hash !== "" ||
    drawnFor !== undefined ||
    // After a reload or Back, the browser restores field values for which the page was not rendered.
    navigation?.type !== "navigate" ||
    document.querySelector("[data-awaits-scripts]") !== null ||
    isAwaitedOnDevice()
  );
}

/** Whether submissions wait for the network, or a form of this page has a draft. */
function isAwaitedOnDevice(): boolean {
  const keys = onDevice((device) => Object.keys(device)) ?? [];
  const hasForm = document.querySelector("form[data-hold]") !== null;
  return keys.some((key) => key === queueKey || (hasForm && key.startsWith(draftPrefix)));
}

/** Prefetches the scripts and the menus' words at low priority; not where the visitor asks to save data. */
function fetchAhead({ modules }: WakeData) {
  if (savesData()) return;
  for (const file of [...modules, menuWordsPath]) {
    // Ignored: when offline, the later import reports the failure.
    fetch(file, { priority: "low" })
      .then((response) => response.blob())
      .catch(() => undefined);
  }
}

/** A mouse move also starts hydration. The last move, or the search key, is replayed afterwards. */
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
    // The page reports that it is awake before its last listener is attached.
    setTimeout(() => target?.dispatchEvent(again));
  });
}
