// The port laws, satisfied by the shop in memory and by the reference server over HTTP. [HDL-05] [HDL-07] [API-05]
import * as Layer from "effect/Layer";
import { describe, expect, it } from "vitest";
import { bridge } from "../src/actors/bridge/index.ts";
import { portLaws, serverLaws } from "../src/conformance/index.ts";
import { shopInMemory, tokensInMemory } from "../src/layers/memory/index.ts";
import { holdOverHttp, isOfNight } from "./laws-over-http.ts";
import { freshNames, smallWorld } from "./small-world.ts";

const facts = { product: "web-m", voucher: "SUMMER", fresh: freshNames() };

describe("in memory", () => {
  for (const { sentence, holds } of portLaws) {
    it(sentence, async () => {
      const shop = bridge(shopInMemory(smallWorld()).pipe(Layer.provideMerge(tokensInMemory())));
      expect(await shop.run(holds(facts))).toBe(true);
      await shop.close();
    });
  }
});

describe("over HTTP", () => holdOverHttp(serverLaws.filter((law) => !isOfNight(law))));
