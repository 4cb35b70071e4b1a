import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb.tsx";

test("parts of the same name are told apart when the path changes", () => {
  const items = [{ name: "Home", path: "/" }, { name: "No" }, { name: "No" }];
  const parts: ReactElement[] = Breadcrumb({ items }).props.children.props.children;
  expect(new Set(parts.map(({ key }) => key)).size).toBe(3);
});
