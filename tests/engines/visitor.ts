import { expect } from "vitest";
import type { Engine, InputSource } from "./engine.ts";
import { findOnPage } from "./find-on-page.ts";

/** Keys as WebDriver names them. */
const keys = { Enter: "\uE006", Escape: "\uE00C", Tab: "\uE004", PageDown: "\uE00F" };

/** A visitor who looks, waits, clicks and types in any engine. */
export type Visitor = ReturnType<typeof visitorOf>;

/** @param site the address of the tested site */
export function visitorOf(engine: Engine, site: string) {
  /** Calls a function in the page, which may use only its arguments. */
  async function run<Given extends unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    const source = `async (json) => JSON.stringify((await (${inPage})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await engine.call(source, JSON.stringify(given))) as Result;
  }

  const actKeys = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return engine.act([{ type: "key", id: "keyboard", actions }]);
  };

  const pointer = (actions: InputSource["actions"]) =>
    engine.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);

  /** The centre of the first visible match, once nothing covers it and it has stopped moving. */
  async function middleOf(selector: string, name?: string): Promise<{ x: number; y: number }> {
    let last = "";
    let at = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const found = await run(findOnPage, selector, name ?? null);
          const stands = "x" in found && JSON.stringify(found) === last;
          last = JSON.stringify(found);
          if ("x" in found) at = found;
          return stands || last;
        },
        { message: `${selector} ${name ?? ""} can be clicked`, timeout: 20_000, interval: 40 },
      )
      .toBe(true);
    return at;
  }

  return {
    run,
    resize: engine.resize,
    complaints: engine.complaints,
    role: engine.role,
    /** Goes to a path of the site. */
    open: (path: string) => engine.open(site + path),
    /** Moves the pointer to the matching element. */
    async hover(selector: string, name?: string) {
      await pointer([{ type: "pointerMove", duration: 0, ...(await middleOf(selector, name)) }]);
    },
    movePointer: (x: number, y: number) => pointer([{ type: "pointerMove", duration: 0, x, y }]),
    async click(selector: string, name?: string) {
      await pointer([
        { type: "pointerMove", duration: 0, ...(await middleOf(selector, name)) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    /** Types into the field with this label, or chooses the option that begins with the text. */
    async fill(selector: string, name: string | undefined, text: string) {
      await this.click(selector, name);
      await actKeys(text);
    },
    press: (key: keyof typeof keys) => actKeys(keys[key]),
    type: actKeys,
    /** Waits until a function in the page returns this value. */
    async sees<Given extends unknown[], Result>(
      wanted: Result,
      inPage: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) {
      // A navigation loses the result: the next page is asked instead.
      const ask = () => run(inPage, ...given).catch((error: Error) => error.message);
      await expect.poll(ask, { timeout: 20_000, interval: 40 }).toEqual(wanted);
    },
    /** Waits for a visible match; a failure quotes what the page shows instead. */
    async finds(selector: string, name?: string) {
      const look = () => run(findOnPage, selector, name ?? null).catch((error: Error) => error);
      try {
        await expect.poll(look, { timeout: 20_000, interval: 40 }).not.toHaveProperty("missing");
      } catch (cause) {
        const shown = await run(() => document.querySelector("main")?.innerText.slice(0, 2_000));
        throw new Error(`${selector} ${name ?? ""} does not appear. The page shows:\n${shown}`, { cause });
      }
    },
  };
}
