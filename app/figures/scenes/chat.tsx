import { Laptop, Phone } from "../devices.tsx";
import { disc, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A question from a laptop, the answer on a phone. */
export function Chat() {
  return (
    <>
      <Sun x={360} y={170} r={124} />
      <Floor />
      <Laptop x={210} s={0.92}>
        <path className="w" d={lines(-120, -72, 24, 120, 80)} />
      </Laptop>
      <Phone x={520} s={1.1}>
        <path className="s" d="M-34-110h68v26h-68zm0 38h44v26h-44z" />
      </Phone>
      <path
        className="g"
        d="M96 60h230a18 18 0 0 1 18 18v94a18 18 0 0 1-18 18H176l-36 36v-36H96a18 18 0 0 1-18-18V78a18 18 0 0 1 18-18z"
      />
      <path className="w" d={lines(112, 100, 24, 190, 150)} />
      <path className="w h" d="M112 152h70" />
      <path
        className="k"
        d="M342 140h200a18 18 0 0 1 18 18v56a18 18 0 0 1-18 18h-32v32l-34-32H342a18 18 0 0 1-18-18v-56a18 18 0 0 1 18-18z"
      />
      <path className="w o" d="M352 172h130" />
      <path className="w m" d="M352 200h92" />
      <path className="m" d={disc(526, 186, 9)} />
    </>
  );
}
