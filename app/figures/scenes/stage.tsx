import { box, disc } from "../part.tsx";

/** A stage under its truss, three beams of light. */
export function Stage() {
  return (
    <>
      <path className="k" d={box(40, 40, 560, 22, 3)} />
      <path
        className="l"
        d="M40 62h560M60 62l30-22 30 22 30-22 30 22 30-22 30 22 30-22 30 22 30-22 30 22 30-22 30 22 30-22 30 22 30-22 30 22 30-22M60 62v322M580 62v322"
      />
      <path className="s" d="M166 92 70 384h190zm308 0-96 292h190z" />
      <path className="m" d="M320 92 214 384h212z" />
      <path className="t" d={box(196, 170, 248, 150, 4)} />
      <path className="h" d="M206 310v-60l56-40 50 50 50-26 72 40v36z" />
      <path className="m" d={disc(390, 206, 16)} />
      <path className="k" d="M148 62h36v30h-36zm154 0h36v30h-36zm154 0h36v30h-36z" />
      <path className="f" d="M-1200 400h3040v900h-3040z" />
      <path className="d" d="M-1200 420h3040v900h-3040z" />
      <path className="k" d={box(84, 372, 472, 28, 3)} />
      <path className="t" d="M96 372v-76h44v76zm404 0v-76h44v76z" />
      <path
        className="k"
        d={disc(118, 346, 14) + disc(118, 316, 8) + disc(522, 346, 14) + disc(522, 316, 8)}
      />
    </>
  );
}
