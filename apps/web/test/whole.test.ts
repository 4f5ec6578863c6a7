// How a page travels in the document: what goes in comes out, whatever quotes stand in it.
import fc from "fast-check";
import { expect, it } from "vitest";
import { wholes } from "../src/page/whole.ts";

it("[LOC-16] a page comes out of the document as it went in", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constant('a "quoted" `word`'))), (texts) => {
      const page = { locale: "de", messages: { texts } } as never;
      expect(wholes.fromSerializable(wholes.toSerializable(page) as never)).toEqual(JSON.parse(JSON.stringify(page)));
    }),
  );
});
it("[LOC-16] only pages and shells travel so", () => {
  expect([{ locale: "en", messages: {} }, { locale: "en" }, null, "text", []].map((value) => wholes.test(value))).toEqual([true, false, false, false, false]);
});
