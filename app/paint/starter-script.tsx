import starter from "virtual:starter";

const source = import.meta.env.SSR ? starter : "";

/** The inline script of every document (app/paint/starter.ts), allowed by its hash. */
export function Starter() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />;
}
