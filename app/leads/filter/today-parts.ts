/** The sections of the Today screen, in order. */
export const todayParts = ["replies", "overdue", "due", "stepless", "fresh"] as const;
export type TodayPart = (typeof todayParts)[number];

export const todayNames: Record<TodayPart, string> = {
  replies: "Replies not read",
  overdue: "Overdue",
  due: "Due today",
  stepless: "No next step",
  fresh: "New and nobody's",
};

/** Whose leads are in a section for a staff member; "none" means leads without an owner. */
export function todayOwners(part: TodayPart, staffId: string): readonly string[] {
  if (part === "stepless") return [staffId];
  return part === "fresh" ? ["none"] : [staffId, "none"];
}

/** Whether all leads of a section have a due time. */
export function isTodayDue(part: TodayPart): boolean {
  return part === "overdue" || part === "due";
}
