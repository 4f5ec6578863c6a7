// A port of this machine that is free now, for servers of tests and benches.
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ranges from which systems number their outgoing connections (32768 on Linux, 49152 elsewhere): a port of those may
 * be taken by any request between this answer and the server's start. Above the ports that browsers refuse.
 */
const [lowest, highest] = [12_000, 32_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port between ${lowest} and ${highest} is free.`);
};
