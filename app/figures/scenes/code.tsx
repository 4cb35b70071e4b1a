import { Laptop, Phone } from "../devices.tsx";
import { box, lines } from "../part.tsx";
import { Floor, Sun } from "../setting.tsx";

/** A program in the making on a laptop, its trial on a phone. */
export function Code() {
  return (
    <>
      <Sun x={280} y={230} r={170} />
      <Floor />
      <Laptop x={280} s={1.36}>
        <path className="d" d={box(-152, -206, 304, 184, 3)} />
        <path className="w" d="M-112-152h70m20 0h48m-70 19h90M-60-95h54m20 0h34M-112-57h44" />
        <path className="w h" d="M-128-171h40M-112-133h24m28 19h70M-92-76h60" />
        <path className="w m" d="M-76-171h54M22-114h40M-20-76h34" />
        <path className="w o" d="M28-57h8" />
      </Laptop>
      <Phone x={548} s={0.96}>
        <path className="h" d={box(-34, -166, 68, 60, 10)} />
        <path className="w" d={lines(-30, -84, 20, 60, 44)} />
        <path className="m" d={box(-34, -40, 68, 22, 11)} />
      </Phone>
    </>
  );
}
