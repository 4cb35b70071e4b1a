import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A navigation that takes longer than this shows the loader. */
const loaderDelayMs = 120;

/** Covers the page while the next one loads. */
export function Loader() {
  const pending = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setShown(true), loaderDelayMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [pending]);
  return (
    <div className="loader" role="status" aria-label="Loading page">
      {shown && (
        <>
          <i />
          <span className="hidden">Loading page</span>
        </>
      )}
    </div>
  );
}
