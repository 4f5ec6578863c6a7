// The demo provider's catalogue, rates and vouchers, as a simulation takes them.
import { readdirSync, readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { day, instant } from "@kontor/domain/kernel/calendar";
import { strictToAscii } from "@kontor/domain/shop/domain-name";
import { vatMapOn } from "@kontor/domain/shop/vat";
import { at } from "./places.mjs";

const read = (path) => JSON.parse(readFileSync(at("content", path), "utf8"));

/** When a simulation begins, unless it says otherwise. */
export const start = instant(1_790_000_000_000);

export const readMarket = () => ({
  catalog: {
    version: "content",
    categories: read("catalog/categories.json"),
    products: readdirSync(at("content/catalog/products"))
      .sort()
      .flatMap((name) => read(`catalog/products/${name}`)),
    endings: read("catalog/endings.json"),
  },
  rates: Result.getOrThrow(vatMapOn(read("vat.json"), day("2026-09-21"))),
  countries: read("countries.json"),
  vouchers: read("vouchers.json"),
  seller: "DE",
  timeZone: "Europe/Berlin",
  toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
});
