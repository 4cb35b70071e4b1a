/**
 * Uses the storage of this device, which stays. A browser may forbid it, have no room, or hold something unreadable there:
 * then the result is undefined, and the page goes on without.
 */
export function onDevice<Result>(use: (device: Storage) => Result): Result | undefined {
  return attempt(() => use(localStorage));
}

/** The same for the storage of this tab, which ends with it. */
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
