const most = 5;

/** Tells the site where its scripts stumble; at most a few times, and nothing of the visitor. */
export function reportErrors(): () => void {
  let left = most;
  const report = ({ message, filename: source, lineno: line }: ErrorEvent) => {
    if (left-- <= 0) return;
    const page = location.origin + location.pathname;
    navigator.sendBeacon("/reports", JSON.stringify({ error: { message, source, line, page } }));
  };
  addEventListener("error", report);
  return () => removeEventListener("error", report);
}
