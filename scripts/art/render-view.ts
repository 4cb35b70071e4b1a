import { spawnSync } from "node:child_process";
import type { CloseUp } from "#app/figures/close-ups.ts";
import type { View } from "#app/figures/picture-sizes.ts";
import { end } from "../command.ts";
import type { TracedKolam } from "./trace-kolam.ts";

/** A part of a view. */
export type Seen = Omit<CloseUp, "page">;

/** The arguments of art/parts/render.py. */
export type Job = {
  scene: string;
  /** What is seen of the view, if it is not the whole of it. */
  closeUp: Seen | undefined;
  view: View;
  /** Size of the render in pixels; `viewWidth` of its width are the view, the rest lies beside it. */
  width: number;
  viewWidth: number;
  height: number;
  samples: number;
  colours: Record<string, string>;
  kolam: TracedKolam;
  /** The folder of the photographed screens. */
  screens: string;
  /** The sizes of the finished picture; the sides of another shape are cut off. */
  out: { path: string; width: number; height: number }[];
};

const wanted = `The pictures are rendered by Blender 3.4 with numpy and packed by avifenc. On Debian:
  apt-get install --no-install-recommends blender python3-numpy libavif-bin`;

/** Ends the command with what to install if a program is missing. */
export function askForPrograms(): void {
  for (const program of ["blender", "avifenc"]) {
    const { status } = spawnSync(program, ["--version"], { stdio: "ignore" });
    if (status !== 0) end(`${program} does not run. ${wanted}`);
  }
}

/** Renders one view at the lowest priority. */
export function renderView(job: Job): void {
  const blender = [
    "blender",
    "-b",
    "-noaudio",
    "--python-exit-code",
    "1",
    "-t",
    "2",
    "-P",
    "art/parts/render.py",
  ];
  const [program = "", ...args] = [
    "nice",
    "-n",
    "19",
    "chrt",
    "--idle",
    "0",
    ...blender,
    "--",
    JSON.stringify(job),
  ];
  const run = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.status !== 0)
    throw new Error(`${job.scene} ${job.view}\n${run.stdout.slice(-2000)}${run.stderr.slice(-4000)}`);
  const said = run.stdout.split("\n").find((line) => line.startsWith(`${job.scene} ${job.view}:`));
  console.log(said);
}
