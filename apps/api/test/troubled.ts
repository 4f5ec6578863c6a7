// A server that tests kill and start again, and calls whose answer is lost on the way.
import { type OutgoingHttpHeaders, request as open } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { freePort } from "../../../scripts/lib/free-port.ts";
import { placeOf, readingFrom } from "../src/app/data/place.ts";
import { type FreshPlace, freshPlace } from "./harness.ts";
import { type Process, started } from "./process.ts";

export interface Troubled {
  readonly shop: () => Process;
  readonly urlOf: (path: string) => string;
  /** Kills it and starts it again where it was. */
  readonly killed: () => Promise<void>;
  /** How many letters wait or were sent to an address. */
  readonly lettersTo: (email: string) => Promise<number>;
}

/** One for the file, in a place of its own, at one port for all its lives. */
export const troubledForFile = (): Troubled => {
  const at: { place?: FreshPlace; shop?: Process; port?: number } = {};
  const start = async (): Promise<void> => {
    at.shop = await started({ env: { ...(at.place as FreshPlace).env, PORT: String(at.port), TRUST_PROXY: "on" } });
  };
  const kill = async (): Promise<void> => {
    at.shop?.child.kill("SIGKILL");
    await at.shop?.ended;
  };
  beforeAll(async () => {
    at.place = await freshPlace();
    at.port = await freePort();
    await start();
  });
  afterAll(async () => {
    await kill();
    await at.place?.drop();
  });
  return {
    shop: () => at.shop as Process,
    urlOf: (path) => `http://127.0.0.1:${at.port}/api${path}`,
    killed: async () => {
      await kill();
      await start();
    },
    lettersTo: (email) =>
      readingFrom(
        placeOf(at.place?.env["DATABASE_URL"] ?? at.place?.env["DATA_DIR"] ?? ""),
        async (side) => (await side.selectFrom("outbox").select("id").where("recipient", "=", email).execute()).length,
      ),
  };
};

/** The whole request is sent, and its answer is not waited for. */
export const lost = (url: string, method: string, headers: OutgoingHttpHeaders, payload: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const request = open(url, { method, headers: { ...headers, "content-length": payload.length } });
    request.on("error", () => resolve());
    request.end(payload, () => {
      request.destroy();
      resolve();
    });
  });
