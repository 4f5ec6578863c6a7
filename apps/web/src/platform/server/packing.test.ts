// Which packing travels, by what the client says it takes. [LOC-16]
import { expect, it } from "vitest";
import { acceptedPacking, packingFor } from "./packing.ts";

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0", null],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0,br;q=0.0", null],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;q=0.5, gzip;q=0.5", "br"],
  ["identity;q=1, br;q=0.5", null],
  ["BR", "br"],
  ["brotli, xgzip", null],
  ["*", null],
  ["br;q=0, *", null],
  ["gzip;q=1, *;q=0.1", "gzip"],
  ["gzip, *", "gzip"],
  ["", null],
  [";,;q=,=", null],
])("[LOC-16] Accept-Encoding %j travels as %j", (accepted, packing) => expect(acceptedPacking(accepted)).toBe(packing));

it("[LOC-16] only what is there is chosen, and little is never packed", () => {
  expect([acceptedPacking("br, gzip", ["gzip"]), acceptedPacking("br", ["gzip"]), acceptedPacking("br", [])]).toEqual([
    "gzip",
    null,
    null,
  ]);
  expect([packingFor(100, "br"), packingFor(2_000, "br")]).toEqual([null, "br"]);
});
