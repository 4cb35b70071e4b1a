/**
 * Uses localStorage. Returns undefined if the browser forbids it, has no room, or holds something unreadable, so that
 * the page works without it.
 */
export function onDevice<Result>(use: (device: Storage) => Result): Result | undefined {
  return attempt(() => use(localStorage));
}

/** The same for sessionStorage. */
export function inTab<Result>(use: (tab: Storage) => Result): Result | undefined {
  return attempt(() => use(sessionStorage));
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
