import { CalculatorStyle, PageStyle } from "#app/calculator/page-style.tsx";
import css from "./tco.css?inline";
import href from "./tco.css?url";

/** What the comparison looks like: a calculator, and what it has beyond one. */
export function TcoStyle() {
  return (
    <>
      <CalculatorStyle />
      <PageStyle name="tco" css={import.meta.env.SSR ? css : ""} href={href} />
    </>
  );
}
