type Named = { id: string; name: string };

/**
 * The staff whom a note mentions: `@` and a name as the workspace writes it, or a first name that only one colleague
 * has. The longest name wins, so that "@Asha Rao" is not Asha Menon. Pure.
 * @returns ids, each once
 */
export function mentions(text: string, staff: readonly Named[]): string[] {
  const lower = text.toLowerCase();
  const found = new Set<string>();
  for (const at of places(lower)) {
    const named = staff
      .flatMap((person) => spellings(person, staff).map((name) => ({ id: person.id, name })))
      .filter(({ name }) => startsWith(lower, name, at))
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (named) found.add(named.id);
  }
  return [...found];
}

/** The positions of `@`s that begin a word, unlike those in e-mail addresses. */
function places(text: string): number[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}._-])@/gu)].map(({ index }) => index + 1);
}

function spellings({ name }: Named, staff: readonly Named[]): string[] {
  const first = firstName(name);
  const isOnly = staff.filter((other) => firstName(other.name) === first).length === 1;
  const full = name.trim().toLowerCase();
  return isOnly ? [full, first] : [full];
}

function firstName(name: string): string {
  return name.trim().toLowerCase().split(/\s+/)[0] ?? "";
}

function startsWith(text: string, name: string, at: number): boolean {
  if (!name || !text.startsWith(name, at)) return false;
  return !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length));
}
