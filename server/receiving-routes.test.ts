import { data, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { receivingRoutes } from "./receiving-routes.ts";

type Routes = ServerBuild["routes"];
type Module = NonNullable<Routes[string]>["module"];

const page = () => null;
const says = (text: string) => async () => new Response(text);

function table(entries: Record<string, Partial<Module>>, root: Partial<Module> = {}): Routes {
  const routes: Routes = { root: { id: "root", path: "", module: { default: page, ...root } } };
  for (const [path, module] of Object.entries(entries)) {
    routes[path] = { id: path, parentId: "root", path, module: { default: undefined, ...module } as Module };
  }
  return routes;
}

async function answerOf(routes: Routes, path: string, method = "POST"): Promise<string> {
  const receive = receivingRoutes(routes)(method, path);
  const request = new Request(`http://localhost${path}`, { method });
  return receive ? (await receive(request, new RouterContextProvider())).text() : "router";
}

test("a post goes to the action of its address, a fixed word before a parameter", async () => {
  const routes = table({
    "booking/:token": {
      action: async ({ params, pattern }) => new Response(`${pattern} ${params.token}`),
    },
    "booking/hold": { action: says("hold") },
  });
  expect(await answerOf(routes, "/booking/hold")).toBe("hold");
  expect(await answerOf(routes, "/booking/abc-1")).toBe("/booking/:token abc-1");
});

test.each([
  ["another method", "/booking/hold", "GET"],
  ["an address that is written otherwise", "/Booking/hold", "POST"],
  ["a closing slash", "/booking/hold/", "POST"],
  ["a post by the router's own scripts", "/booking/hold.data", "POST"],
  ["a coded character", "/booking/a%20b", "POST"],
  ["a page with the same shape", "/booking/help", "POST"],
  ["a page that also receives", "/contact-us", "POST"],
  ["a route without action", "/healthz", "POST"],
])("the router decides about %s", async (_what, path, method) => {
  const routes = table({
    "booking/:token": { action: says("token") },
    "booking/hold": { action: says("hold") },
    "booking/help": { default: page },
    "contact-us": { default: page, action: says("contact") },
    healthz: { loader: says("healthy") },
  });
  expect(await answerOf(routes, path, method)).toBe("router");
});

test("what stands behind a guard is left to the router", async () => {
  const guard = { middleware: [async () => undefined] };
  expect(await answerOf(table({ reports: { action: says("in") } }, guard), "/reports")).toBe("router");
  expect(await answerOf(table({ reports: { action: says("in"), ...guard } }), "/reports")).toBe("router");
});

test("a thrown status is an answer with that status", async () => {
  const routes = table({ gone: { action: () => Promise.reject(data({ path: "/gone" }, { status: 404 })) } });
  const receive = receivingRoutes(routes)("POST", "/gone");
  const request = new Request("http://localhost/gone", { method: "POST" });
  expect((await receive?.(request, new RouterContextProvider()))?.status).toBe(404);
});

test("a thrown answer is an answer, anything else is an error", async () => {
  const routes = table({
    thrown: { action: () => Promise.reject(new Response("thrown")) },
    broken: { action: () => Promise.reject(new Error("broken")) },
    silent: { action: async () => null },
  });
  expect(await answerOf(routes, "/thrown")).toBe("thrown");
  await expect(answerOf(routes, "/broken")).rejects.toThrow("broken");
  await expect(answerOf(routes, "/silent")).rejects.toThrow("/silent gave no Response");
});
