// The part of a Strapi in browser tests: a second API with content and accounts of its own. [API-02] [CMS-05]
import { type ChildProcess, spawn } from "node:child_process";
import { serverProgram } from "../../../../scripts/lib/server-program.ts";

/** A content system of its own process, which speaks as a Strapi does and says where it listens. */
export const contentSystem = async (
  dataDir: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> => {
  const child = spawn(process.execPath, [serverProgram("api")], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = { text: "" };
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`the content system ended:\n${output.text}`)));
    child.stdout.on("data", (part: Buffer) => {
      output.text += part.toString();
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(output.text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, url };
};
