const most = 5;

/** Reports script errors to the site: at most a few, without personal data. */
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
