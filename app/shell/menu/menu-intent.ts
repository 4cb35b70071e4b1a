export type Point = { x: number; y: number };
export type Box = { left: number; right: number; top: number };

type Menus = {
  open(id: string): void;
  close(): void;
  /** The box of the open panel, if a menu is open. */
  panel(): Box | undefined;
};

/** How long the pointer must rest on a name before its menu opens. */
const hoverMs = 100;

/**
 * The intent of a moving mouse. Resting on a name opens its menu; leaving all closes it; on the way from a name down to
 * the open panel the pointer may cross other names without opening them.
 */
export function createMenuIntent({ open, close, panel }: Menus) {
  let over: string | undefined;
  let shown: string | undefined;
  let apex: Point | undefined;
  let latest: Point | undefined;
  let moved = false;
  let timer: ReturnType<typeof setTimeout>;

  function settle() {
    const box = panel();
    const onTheWay = moved && box && apex && latest && leadsTo(apex, latest, box);
    moved = false;
    if (onTheWay) timer = setTimeout(settle, hoverMs);
    else if (over) {
      shown = over;
      open(over);
    } else if (shown) {
      shown = undefined;
      close();
    }
  }

  return {
    /** The pointer is now at `point`, over the menu `id` (its name or its panel) or over none. */
    move(id: string | undefined, point: Point): void {
      latest = point;
      moved = true;
      if (id === shown && id !== undefined) {
        apex = point;
        over = id;
        clearTimeout(timer);
        return;
      }
      if (id === over) return;
      over = id;
      clearTimeout(timer);
      timer = setTimeout(settle, hoverMs);
    },
    /** A menu has opened or closed. If it closed because another one opened, nothing changes. */
    toggled(id: string, opens: boolean): void {
      if (opens) shown = id;
      else if (shown === id) shown = undefined;
    },
    stop(): void {
      clearTimeout(timer);
      over = undefined;
    },
  };
}

/** Whether `point` lies in the triangle from `apex` to the upper corners of the panel. */
export function leadsTo(apex: Point, point: Point, { left, right, top }: Box): boolean {
  const depth = top - apex.y;
  const share = (point.y - apex.y) / depth;
  if (depth <= 0 || share <= 0 || share > 1) return false;
  return point.x >= apex.x + (left - apex.x) * share && point.x <= apex.x + (right - apex.x) * share;
}
