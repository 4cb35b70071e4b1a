import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import { endStart } from "#app/bad-setting.ts";
import type { Visitor } from "#app/context.ts";
import { configOrExit } from "./config-or-exit.ts";
import { contentProblems, problemPage } from "./content-problems.ts";
import { createLog } from "./log.ts";
import { serve } from "./serve.ts";

type Bundle = typeof import("./app.ts");

/** Serves the application through Vite, which transforms modules on request and reloads changes. */
export async function startDevelopment(): Promise<void> {
  const log = createLog();
  const config = configOrExit(log);
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run modules here");
  const load = (): Promise<Bundle> => ssr.runner.import("/server/app.ts");
  const { startServices } = await load();
  const services = await startServices(config, log).catch((error) => endStart(error, log));
  const served = {
    services: { stop: () => services.stop(), endStreams: services.live.end },
    app: {
      fetch: async (request: Request, visitor: Visitor) => {
        const answer = await answerTo(request, visitor);
        const problems = contentProblems(vite);
        return answer.status >= 400 && isForPage(request) && problems.length > 0
          ? problemPage(problems)
          : answer;
      },
      refuse: (status: number) => new Response(null, { status }),
    },
    /** Vite's own files first, then the application. */
    assets: (message: IncomingMessage, to: ServerResponse) =>
      new Promise<void>((resolve) => vite.middlewares(message, to, () => resolve())),
  };
  serve(served, config, log);

  /** Invalid content can prevent the application from loading. */
  async function answerTo(request: Request, visitor: Visitor): Promise<Response> {
    try {
      return await (await load()).createApp(services).fetch(request, visitor);
    } catch (error) {
      if (contentProblems(vite).length === 0) throw error;
      return new Response(null, { status: 500 });
    }
  }
}

function isForPage(request: Request): boolean {
  return request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
}
