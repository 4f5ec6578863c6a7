// The API is stopped under overload: every accepted call is answered, later connections are refused. [OPS-05]
import { Agent, request } from "node:http";
import { expect, it } from "vitest";
import { freshPlace } from "../../test/harness.ts";
import { started } from "../../test/process.ts";

const clients = 12;

it("[OPS-05] a stop under clients without a pause loses no call: each is answered, or refused before it was taken", async () => {
  const place = await freshPlace();
  const shop = await started(place);
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const response = { answered: 0, refused: 0, lost: [] as string[] };
  const once = (): Promise<number> =>
    new Promise((resolve, reject) => {
      const call = request(
        { port: shop.port, host: "127.0.0.1", agent, path: "/api/shop/order/cart", method: "POST" },
        (answer) =>
          answer
            .resume()
            .on("end", () => resolve(answer.statusCode ?? 0))
            .on("error", reject),
      );
      call.on("error", reject);
      call.end();
    });
  const client = async (): Promise<void> => {
    for (let isOpen = true; isOpen; )
      await once().then(
        (status) => (status === 201 ? (response.answered += 1) : response.lost.push(String(status))),
        ({ code = "?" }: NodeJS.ErrnoException) => {
          isOpen = false;
          if (code === "ECONNREFUSED") response.refused += 1;
          else response.lost.push(code);
        },
      );
  };
  const all = Array.from({ length: clients }, client);
  await expect.poll(() => response.answered, { timeout: 60_000 }).toBeGreaterThan(5 * clients);
  const before = response.answered;
  shop.child.kill("SIGTERM");
  await Promise.all(all);
  expect(await shop.ended).toBe(0);
  expect(response.answered).toBeGreaterThan(before);
  expect([response.lost, response.refused]).toEqual([[], clients]);
  agent.destroy();
  await place.drop();
}, 120_000);
