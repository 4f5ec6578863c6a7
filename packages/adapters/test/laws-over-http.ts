// Laws of a server as tests, each with tokens of its own, against one reference server of the file. [HDL-07]
import * as Layer from "effect/Layer";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bridge } from "../src/actors/bridge/index.ts";
import { type ServerLaw, serverOverHttp } from "../src/conformance/index.ts";
import { type HttpSettings, shopOverHttp } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";
import { freshNames } from "./small-world.ts";

/** Facts of the demo shop. */
const facts = { product: "web-m", voucher: "HAFEN-5", fresh: freshNames() };

/** What a visitor and a customer are refused, each operation by itself: each needs an account, whose password takes its time. */
const isOfOneRight = ({ sentence }: ServerLaw): boolean =>
  sentence.endsWith("is for staff: visitors and customers are refused");

/** What waits for the next round of invoices. */
export const waitsForInvoice = ({ sentence }: ServerLaw): boolean => sentence.includes("in the invoice");

export const isOfNight = (law: ServerLaw): boolean => isOfOneRight(law) || waitsForInvoice(law);

export const holdOverHttp = (laws: readonly ServerLaw[]): void => {
  const at: { shop?: RunningShop } = {};
  beforeAll(async () => {
    at.shop = await startedShop();
  });
  afterAll(() => at.shop?.close());

  for (const { sentence, holds } of laws)
    it(sentence, async () => {
      const settings: HttpSettings = { baseUrl: `${at.shop?.url}/api`, locale: () => "en" };
      const layer = Layer.merge(shopOverHttp(settings), serverOverHttp(settings)).pipe(
        Layer.provideMerge(tokensInMemory()),
      );
      const shop = bridge(layer);
      expect(await shop.run(holds(facts))).toBe(true);
      await shop.close();
    });
};
