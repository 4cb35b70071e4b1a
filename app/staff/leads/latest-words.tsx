import type { LatestView } from "./latest-words.server.ts";
import { timeCell } from "./row-time.tsx";

/** What is to be answered, above everything that can be done: the customer's last words. */
export function LatestWords({ subject, words, wrote }: LatestView) {
  return (
    <div className="latest">
      {(subject || wrote) && (
        <p>
          <b>{subject}</b> {wrote && <small>Their last mail, {timeCell(wrote)}</small>}
        </p>
      )}
      {words && <blockquote>{words}</blockquote>}
    </div>
  );
}
