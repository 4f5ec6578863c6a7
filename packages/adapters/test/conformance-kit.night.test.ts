// The whole kit on the reference server, and its program on one of its own; `conformance.test.ts` tries the same laws each day. [HDL-07] [API-05]
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reportInLines, serverLaws, triedOn } from "../src/conformance/index.ts";
import { program } from "./conformance-program.ts";
import { operationIds } from "./contract.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";

const at: { shop?: RunningShop } = {};
beforeAll(async () => {
  at.shop = await startedShop();
});
afterAll(() => at.shop?.close());

describe("the kit", () => {
  it("[HDL-07] passes the reference server, and reports every operation of the contract", async () => {
    const report = await triedOn({
      baseUrl: `${at.shop?.url}/api`,
      laws: serverLaws,
      fresh: freshNames(),
      patience: 1,
    });
    expect(report.laws.filter(({ held }) => !held)).toEqual([]);
    expect(report.conforms).toBe(true);
    expect(report.operations.map(({ operation }) => operation)).toEqual([
      ...operationIds("shop"),
      ...operationIds("content"),
    ]);
    expect(report.operations.filter(({ laws }) => laws === 0)).toEqual([]);
    expect(reportInLines(report).at(-1)).toMatch(/^\d+ laws hold, \d+ operations called$/);
  });
});

describe("the program", { timeout: 120_000 }, () => {
  it("[HDL-07] ends with 0 where all laws hold, and names the operations", async () => {
    // A shop of its own: where others have logged in for a minute, the program waits for the limits.
    const shop = await startedShop();
    const { code, output } = await program(shop.url).finally(() => shop.close());
    expect(output).toMatch(/holds +placeOrder +\d+ /);
    expect(output).toMatch(/\d+ laws hold, \d+ operations called\n$/);
    expect(code).toBe(0);
  });

  it("[HDL-07] ends with 2 where there is no answer, or the options are wrong", async () => {
    expect(await program("http://127.0.0.1:9")).toMatchObject({
      code: 2,
      output: expect.stringContaining("There is no catalogue") as string,
    });
    expect(await program("nowhere")).toMatchObject({
      code: 2,
      output: expect.stringContaining("kontor-conformance <address>") as string,
    });
    expect(await program(`${at.shop?.url}`, "--only", "XYZ-99")).toMatchObject({ code: 2 });
  });
});
