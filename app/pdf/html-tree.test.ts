import { expect, test } from "vitest";
import { renderProse } from "#app/values/markdown.ts";
import { htmlTree } from "./html-tree.ts";

test("rendered Markdown becomes a tree with its words decoded", () => {
  const { html } = renderProse("A **bold** [link](/service?a=1&b=2) & a <sign>\n\n- one\n- two");
  const [paragraph, list] = htmlTree(html.__html).filter((node) => typeof node !== "string");
  expect(paragraph).toEqual({
    tag: "p",
    href: undefined,
    children: [
      "A ",
      { tag: "strong", href: undefined, children: ["bold"] },
      " ",
      { tag: "a", href: "/service?a=1&b=2", children: ["link"] },
      expect.stringMatching(/^ & a/),
    ],
  });
  expect(list?.tag).toBe("ul");
  expect(list?.children.filter((node) => typeof node !== "string")).toHaveLength(2);
});
