import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { openDialog } from "#app/ui/dialog.tsx";

export const findPath = "/leads/dashboard/find";
export const findDialog = "find";

/** Opens the palette, or without script the search page. */
export function FindLink({ children }: { children: ReactNode }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (openDialog(findDialog)) event.preventDefault();
  };
  return (
    <Link to={findPath} className="find-link" onClick={open} aria-haspopup="dialog">
      {children}
    </Link>
  );
}
