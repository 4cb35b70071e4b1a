import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";

const maxShown = 6;

/** The word after an `@` that is being typed: its position, and the matching names. */
type Typed = { from: number; names: string[] };

/**
 * The colleagues whom a text can mention, while an `@` is typed in its field: arrow keys and Enter choose, Escape
 * closes. The focus stays in the field.
 */
export function MentionList({
  field,
  names,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  names: readonly string[];
}) {
  const id = useId();
  const [typed, setTyped] = useState<Typed>();
  const [at, setAt] = useState(0);

  const read = useEffectEvent(() => {
    const area = field.current;
    setTyped(area ? typedIn(area, names) : undefined);
    setAt(0);
  });
  const choose = useEffectEvent((name: string | undefined) => {
    const area = field.current;
    if (!area || !typed || !name) return;
    area.setRangeText(`${name} `, typed.from, area.selectionStart, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!typed || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((at + step + typed.names.length) % typed.names.length);
    else if (event.key === "Enter" || event.key === "Tab") choose(typed.names[at]);
    else if (event.key === "Escape") setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    const input = () => read();
    const keydown = (event: KeyboardEvent) => press(event);
    const blur = () => setTyped(undefined);
    area.addEventListener("input", input);
    area.addEventListener("keydown", keydown);
    area.addEventListener("blur", blur);
    return () => {
      area.removeEventListener("input", input);
      area.removeEventListener("keydown", keydown);
      area.removeEventListener("blur", blur);
    };
  }, [field]);
  const isOpen = typed !== undefined;
  useEffect(() => {
    const area = field.current;
    area?.setAttribute("aria-autocomplete", "list");
    if (isOpen) area?.setAttribute("aria-controls", id);
    else area?.removeAttribute("aria-controls");
    if (isOpen) area?.setAttribute("aria-activedescendant", `${id}-${at}`);
    else area?.removeAttribute("aria-activedescendant");
  }, [field, id, isOpen, at]);

  if (!typed) return null;
  return (
    <div id={id} role="listbox" aria-label="Colleagues" className="mention-list">
      {typed.names.map((name, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}

/** An `@` that begins a word, up to the caret. */
const begun = /(?<![\p{L}\p{N}._-])@([^\n@]{0,40})$/u;

function typedIn(
  { value, selectionStart }: HTMLTextAreaElement,
  names: readonly string[],
): Typed | undefined {
  const found = begun.exec(value.slice(0, selectionStart));
  if (!found) return undefined;
  const word = (found[1] ?? "").toLowerCase();
  const fitting = names.filter((name) => {
    const lower = name.toLowerCase();
    return lower.startsWith(word) || lower.split(/\s+/).some((part) => part.startsWith(word));
  });
  const from = selectionStart - word.length;
  return fitting.length > 0 ? { from, names: fitting.slice(0, maxShown) } : undefined;
}
