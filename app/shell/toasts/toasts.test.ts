import { expect, test } from "vitest";
import { containerOptions, optionsFor } from "./toasts.ts";

test("toasts stand top right, stacked, and close after 5000 ms", () => {
  expect(containerOptions).toMatchObject({ position: "top-right", stacked: true, autoClose: 5000 });
});

test("Alt+T, and nothing else, brings the focus to them", () => {
  const pressed = (init: Partial<KeyboardEvent>) => containerOptions.hotKeys?.(init as KeyboardEvent);
  expect(pressed({ altKey: true, code: "KeyT" })).toBe(true);
  expect(pressed({ altKey: false, code: "KeyT" })).toBe(false);
  expect(pressed({ altKey: true, code: "KeyR" })).toBe(false);
});

test("where nothing moves, closing does not depend on an animation", () => {
  expect(optionsFor("error", true)).toMatchObject({ type: "error", autoClose: false, transition: false });
  expect(optionsFor("success", false)).not.toHaveProperty("autoClose");
});
