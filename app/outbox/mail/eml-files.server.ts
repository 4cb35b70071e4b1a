import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";

/**
 * Writes mails as files, named by their ids, so that writing a mail twice gives one file. Resolves to the file's path.
 */
export function emlWriter(folder: string): (id: string, message: SendMailOptions) => Promise<string> {
  return async (id, message) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      streamTransport: true,
      buffer: true,
      newline: "windows",
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { message: text } = await transport.sendMail(message);
    const file = join(folder, `${id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, text as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
}
