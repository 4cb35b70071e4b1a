import { reportErrors } from "./error-reports.ts";
import { attachFooterLists } from "./footer-lists.ts";
import { layOutByParts } from "./lay-out.ts";
import { attachLinks } from "./link-behaviour.ts";
import { attachMenus } from "./menu/menu-behaviour.ts";
import { loadMenuWords } from "./menu/menu-words.ts";
import { attachReachBar } from "./reach-bar.ts";

type Options = Parameters<typeof attachLinks>[0];

/** Attaches the shell's behaviour once, on hydration. Returns a function that detaches it. */
export function attachBehaviour(options: Options): () => void {
  const undo = [attachMenus(), attachLinks(options), attachReachBar(), attachFooterLists(), reportErrors()];
  const { dataset } = document.documentElement;
  if (dataset.laid === undefined) layOutByParts();
  dataset.awake = "true";
  void loadMenuWords();
  dispatchEvent(new Event("awake"));
  return () => {
    for (const detach of undo) detach();
  };
}
