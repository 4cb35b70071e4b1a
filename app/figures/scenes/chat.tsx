import { Laptop, Phone } from "../devices.tsx";
import { disc, Words } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A question from a laptop, the answer on a phone. */
export function Chat() {
  return (
    <>
      <Sun x={360} y={170} r={124} />
      <Floor />
      <Laptop x={210} s={0.92}>
        <Words x={-130} y={-44} size={19}>
          A person answers
        </Words>
      </Laptop>
      <Phone x={520} s={1.1}>
        <path className="s" d="M-34-110h68v26h-68zm0 38h44v26h-44z" />
      </Phone>
      <path
        className="g"
        d="M96 60h230a18 18 0 0 1 18 18v94a18 18 0 0 1-18 18H176l-36 36v-36H96a18 18 0 0 1-18-18V78a18 18 0 0 1 18-18z"
      />
      <Words x={106} y={112} size={23}>
        My screen is dark.
      </Words>
      <Words x={106} y={146} size={23}>
        May I come by?
      </Words>
      <path
        className="k"
        d="M342 140h200a18 18 0 0 1 18 18v56a18 18 0 0 1-18 18h-32v32l-34-32H342a18 18 0 0 1-18-18v-56a18 18 0 0 1 18-18z"
      />
      <Words x={344} y={182} size={22} tone="o">
        Yes. Is 3 pm
      </Words>
      <Words x={344} y={208} size={22} tone="o">
        good for you?
      </Words>
      <path className="m" d={disc(526, 186, 9)} />
    </>
  );
}
