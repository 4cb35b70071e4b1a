import { useEffect, useState, useSyncExternalStore } from "react";

/**
 * Whether the page's first frame has been painted, for parts outside it. On a page that the server has drawn it has
 * been, so that nothing of the document is taken away.
 */
export function useIsPainted(): boolean {
  const isByClick = useSyncExternalStore(never, inBrowser, onServer);
  const [isPainted, setPainted] = useState(!isByClick);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  return isPainted;
}

const never = () => () => {};
const inBrowser = () => true;
/** Also while the browser takes over the document that the server has drawn. */
const onServer = () => false;
