import type { Kind, Status } from "./lead.ts";

/** The kinds of work, with the states, words and clocks of each. Pure. */

/** A kind's name for a stored status; `slug` is the word in addresses, files and messages to other systems. */
type State = { status: Status; slug: string; name: string };

type KindRules = {
  name: string;
  states: readonly State[];
  /** The statuses that may follow each; after a status foreign to the kind, any may follow. */
  after: Partial<Record<Status, readonly Status[]>>;
};

const state = (status: Status, name: string): State => ({
  status,
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
});

const rules: Record<Kind, KindRules> = {
  sales: {
    name: "Sales",
    states: [
      state("new", "New"),
      state("contacted", "Contacted"),
      state("qualified", "Qualified"),
      state("proposal", "Proposal"),
      state("won", "Won"),
      state("lost", "Lost"),
    ],
    after: {
      new: ["contacted", "qualified", "proposal", "lost", "spam"],
      contacted: ["qualified", "proposal", "won", "lost", "spam"],
      qualified: ["contacted", "proposal", "won", "lost", "spam"],
      proposal: ["qualified", "won", "lost"],
      won: ["proposal"],
      lost: ["contacted"],
    },
  },
  service: {
    name: "Service",
    states: [
      state("new", "New"),
      state("contacted", "In hand"),
      state("won", "Done"),
      state("lost", "Not needed"),
    ],
    after: {
      new: ["contacted", "won", "lost", "spam"],
      contacted: ["won", "lost", "spam"],
      won: ["contacted"],
      lost: ["contacted"],
    },
  },
  request: {
    name: "Requests",
    states: [state("new", "Received"), state("contacted", "Acknowledged"), state("won", "Settled")],
    after: { new: ["contacted", "won", "spam"], contacted: ["won", "spam"], won: ["contacted"] },
  },
  application: {
    name: "Applications",
    states: [
      state("new", "Received"),
      state("contacted", "In review"),
      state("qualified", "Invited"),
      state("won", "Decided"),
    ],
    after: {
      new: ["contacted", "qualified", "won", "spam"],
      contacted: ["qualified", "won", "spam"],
      qualified: ["contacted", "won"],
      won: ["contacted"],
    },
  },
  record: { name: "Records", states: [], after: {} },
};

/** The kind of a stored lead; one written by the previous version has none until the next start. */
export function storedKind({ kind }: { kind: Kind | null }): Kind {
  return kind ?? "sales";
}

export function kindName(kind: Kind): string {
  return rules[kind].name;
}

/** The states of a kind in order, without spam, which every kind has. */
export function statesOf(kind: Kind): readonly State[] {
  return rules[kind].states;
}

/**
 * A status in the words of a kind; empty for a record, which has no states. A status foreign to the kind gets its name
 * in sales: the previous version stored any status for any form.
 */
export function stateName(kind: Kind, status: Status): string {
  return wordOf(kind, status, "name");
}

/** The same as a word for addresses, files and other systems, such as `in-hand`. */
export function stateSlug(kind: Kind, status: Status): string {
  return wordOf(kind, status, "slug");
}

function wordOf(kind: Kind, status: Status, word: "name" | "slug"): string {
  if (status === "spam") return word === "name" ? "Spam" : "spam";
  if (kind === "record") return "";
  const found = [kind, "sales" as const].flatMap((each) =>
    rules[each].states.filter((one) => one.status === status),
  );
  return found[0]?.[word] ?? status;
}

/** The statuses that may follow the given one, in order. Spam can become new, whatever the kind. */
export function statusesAfter(kind: Kind, status: Status): readonly Status[] {
  if (status === "spam") return ["new"];
  if (kind === "record") return ["spam"];
  const { after, states } = rules[kind];
  return after[status] ?? states.map((each) => each.status).filter((each) => each !== "new");
}

/** Statuses in which a lead still needs work. */
export const openStatuses = [
  "new",
  "contacted",
  "qualified",
  "proposal",
] as const satisfies readonly Status[];

export function isOpen(kind: Kind, status: Status): boolean {
  return kind !== "record" && (openStatuses as readonly Status[]).includes(status);
}
