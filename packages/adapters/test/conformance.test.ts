// The port laws, satisfied by the shop in memory and by the reference server over HTTP. [HDL-05] [HDL-07] [API-05]
import * as Layer from "effect/Layer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bridge } from "../src/actors/bridge/index.ts";
import { portLaws, serverLaws, serverOverHttp } from "../src/conformance/index.ts";
import { type HttpSettings, shopOverHttp } from "../src/layers/http/index.ts";
import { shopInMemory, tokensInMemory } from "../src/layers/memory/index.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames, smallWorld } from "./small-world.ts";

const facts = { product: "web-m", fresh: freshNames() };
/** One of the small world, and one of the demo shop. */
const vouchers = { memory: "SUMMER", http: "HAFEN-5" };

describe("in memory", () => {
  for (const { sentence, holds } of portLaws) {
    it(sentence, async () => {
      const shop = bridge(shopInMemory(smallWorld()).pipe(Layer.provideMerge(tokensInMemory())));
      expect(await shop.run(holds({ ...facts, voucher: vouchers.memory }))).toBe(true);
      await shop.close();
    });
  }
});

describe("over HTTP", () => {
  const at: { shop?: RunningShop } = {};
  beforeAll(async () => {
    at.shop = await startedShop();
  }, 40_000);
  afterAll(() => at.shop?.close());

  for (const { sentence, holds } of serverLaws) {
    it(sentence, async () => {
      const settings: HttpSettings = { baseUrl: `${at.shop?.url}/api`, locale: () => "en" };
      const layer = Layer.merge(shopOverHttp(settings), serverOverHttp(settings)).pipe(
        Layer.provideMerge(tokensInMemory()),
      );
      const shop = bridge(layer);
      expect(await shop.run(holds({ ...facts, voucher: vouchers.http }))).toBe(true);
      await shop.close();
    });
  }
});
