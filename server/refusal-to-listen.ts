import { BadSetting } from "#app/bad-setting.ts";
import type { Config } from "#app/config.server.ts";

/** Why the server cannot listen, as the sentence that names PORT or HOST. */
export function refusalToListen(error: NodeJS.ErrnoException, { host, port }: Config): BadSetting {
  return new BadSetting(sentence(error, host, port), { cause: error });
}

function sentence({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE") return `PORT "${port}" is taken: another program listens there on ${host}.`;
  if (code === "EACCES") return `PORT "${port}" is not open to this user: choose one from 1024 on.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL" || code === "EAI_AGAIN")
    return `HOST "${host}" is not an address of this machine.`;
  return `PORT "${port}" on HOST "${host}" cannot be used: ${message}.`;
}
