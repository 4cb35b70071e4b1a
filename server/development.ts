import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import { endStart } from "./bad-setting.ts";
import { configOrExit } from "./config-or-exit.ts";
import { createLog } from "./log.ts";
import { serve } from "./serve.ts";

type Bundle = typeof import("./app.ts");

/** Serves the same application through Vite: modules are transformed on request, changes show at once. */
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
    services,
    app: {
      fetch: async (...parameters: Parameters<ReturnType<Bundle["createApp"]>["fetch"]>) =>
        (await load()).createApp(services).fetch(...parameters),
      refuse: (status: number) => new Response(null, { status }),
    },
    /** Vite's own files first; what it does not know goes on to the application. */
    assets: (message: IncomingMessage, to: ServerResponse) =>
      new Promise<void>((resolve) => vite.middlewares(message, to, () => resolve())),
  };
  serve(served, config, log);
}
