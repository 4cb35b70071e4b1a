import type { CDPSession } from "@playwright/test";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds, like the two below. */
  ts: number;
  dur?: number;
  /** The thread's own processor time. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
};

/** A task of the page's main thread: its duration, and how much of it the thread had a processor. */
export type Task = { endedAt: number; wallMs: number; processorMs: number };

export type MainThread = {
  tasks: Task[];
  /** When a click was dispatched and when the page called `performance.mark(name)`, in the clock of the tasks. */
  clickAt: number | undefined;
  markAt(name: string): number | undefined;
};

/** The tasks of a page's main thread during `act`. Throttling counts: a throttled thread is busy. */
export async function traceMainThread(
  devtools: CDPSession,
  act: () => Promise<unknown>,
): Promise<MainThread> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["toplevel", "devtools.timeline", "blink.user_timing"],
      excludedCategories: ["*"],
    },
  });
  await act();
  const complete = new Promise<unknown>((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  devtools.off("Tracing.dataCollected", collect);
  const own = ofMainThread(events);
  return {
    tasks: own
      .filter(({ name, ph }) => ph === "X" && name === "ThreadControllerImpl::RunTask")
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        endedAt: ts + dur,
        wallMs: dur / 1000,
        processorMs: tdur / 1000,
      })),
    clickAt: own.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click")?.ts,
    markAt: (mark) => own.find(({ name }) => name === mark)?.ts,
  };
}

/** Each browser process has such a thread; the page's is the one that runs the most functions. */
function ofMainThread(events: TraceEvent[]): TraceEvent[] {
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const calls = new Map<string, number>();
  for (const event of events) {
    if (event.name === "thread_name" && event.args.name === "CrRendererMain") calls.set(key(event), 0);
  }
  for (const event of events) {
    const count = calls.get(key(event));
    if (count !== undefined && event.name === "FunctionCall") calls.set(key(event), count + 1);
  }
  const [busiest] = [...calls].sort(([, a], [, b]) => b - a)[0] ?? [];
  return events.filter((event) => key(event) === busiest);
}
