import { Phone } from "../devices.tsx";
import { box, disc, Rows } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** Two phones of one model: the old one is backed up, the new one waits. */
export function PhonePair() {
  return (
    <>
      <Sun x={320} y={230} r={150} rings={2} />
      <Floor />
      <Phone x={240} y={400} s={1.38}>
        <path className="s" d={box(-34, -170, 68, 68, 12)} />
        <path className="m" d={disc(0, -136, 18)} />
        <Rows x={0} y={-74} gap={22} size={16} middle={true} of={["Backed up", "6:12 am"]} />
      </Phone>
      <Phone x={400} y={400} s={1.38}>
        <path className="d" d={box(-45, -201, 90, 196, 15)} />
        <path className="m" d={disc(16, -148, 13)} />
        <path className="s" d="M-45-66q22-34 44-12t46-16v74a15 15 0 0 1-15 15h-60a15 15 0 0 1-15-15z" />
      </Phone>
    </>
  );
}
