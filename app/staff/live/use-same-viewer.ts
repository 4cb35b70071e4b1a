import { useEffect, useRef } from "react";
import { sessionAlive } from "./follow-news.ts";

/** Tells the tabs of a browser who uses the workspace. */
const channelName = "staff-viewer";

/**
 * Loads the page anew when somebody else has signed in in this browser: what was typed here is neither shown to them
 * nor sent in their name.
 */
export function useSameViewer(me: string): void {
  const first = useRef(me);
  useEffect(() => {
    if (me !== first.current) return loadAnew();
    if (!("BroadcastChannel" in window)) return;
    const others = new BroadcastChannel(channelName);
    others.onmessage = ({ data }: MessageEvent<string>) => {
      if (data !== me) return loadAnew();
      dispatchEvent(new Event(sessionAlive));
    };
    others.postMessage(me);
    return () => others.close();
  }, [me]);
}

function loadAnew(): void {
  // Nothing can be read or sent until the new page is there.
  document.body.hidden = true;
  // Unlike a reload it does not fill in the fields as they were.
  location.replace(location.pathname + location.search);
}
