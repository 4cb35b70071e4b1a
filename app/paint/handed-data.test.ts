import { expect, test } from "vitest";
import { decoded, encoded } from "./handed-data.ts";

// The router's own encoding, which it gives nobody: what a document hands over must come out of it as it went in.
const router = "../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js";
const { encode, decode } = await import(/* @vite-ignore */ router);

const streamOf = (data: unknown): Promise<string> => new Response(encode(data)).text();
const readByRouter = async (stream: string) => (await decode(new Response(stream).body)).value;

const pageData = {
  loaderData: {
    "pages/tco": {
      facts: { path: "/a", title: "A & B", isTask: true, breadcrumb: [{ name: "Home", path: "/" }] },
      segments: [{ id: "s0", html: "" }, { id: "s1", island: { block: "tool", figures: [0, -5, 1.5] } }, []],
    },
  },
  actionData: null,
  errors: null,
};

test("loader data stands in a document as the JSON it is, and the router reads it as it was", async () => {
  const handed = encoded(await streamOf(pageData));
  expect(handed).toEqual({ json: pageData });
  const document = JSON.parse(JSON.stringify(handed));
  expect(await readByRouter(decoded(document))).toEqual(pageData);
});

test.each([
  ["a date", { day: new Date(0) }],
  ["what is left undefined", { loaderData: { root: undefined } }],
  ["a map", { all: [new Map([["a", 1]])] }],
  ["what is no number", { share: [Number.NaN] }],
])("%s is handed over in the router's encoding", async (_, data) => {
  const stream = await streamOf(data);
  expect(encoded(stream)).toEqual({ stream });
  expect(decoded(encoded(stream))).toBe(stream);
});

test("what is still awaited is handed over in all its lines", async () => {
  const stream = await streamOf({ later: Promise.resolve("words") });
  expect(encoded(stream)).toEqual({ stream });
});
