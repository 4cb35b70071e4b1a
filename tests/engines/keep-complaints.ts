type Call = (source: string, json: string) => Promise<string>;

/**
 * WebDriver does not report console output, so the page records it itself: from the first command after its load, which
 * is before any script but the inline starter runs, and across the pages of a tab.
 */
export function keepComplaints(call: Call) {
  return {
    async listen(): Promise<void> {
      await call(listen, "");
    },
    take: async (): Promise<string[]> => JSON.parse(await call(take, "")),
  };
}

const listen = `() => {
  if (window.__complaints) return "";
  window.__complaints = (text) => {
    const kept = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
    sessionStorage.setItem("complaints", JSON.stringify([...kept, String(text)]));
  };
  const { error } = console;
  console.error = (...words) => {
    window.__complaints(words.join(" "));
    error.apply(console, words);
  };
  addEventListener("error", ({ message }) => window.__complaints(message));
  addEventListener("unhandledrejection", ({ reason }) => window.__complaints(reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    window.__complaints("refused by policy: " + violatedDirective + " " + blockedURI));
  return "";
}`;

const take = `() => {
  const kept = sessionStorage.getItem("complaints") ?? "[]";
  sessionStorage.removeItem("complaints");
  return kept;
}`;
