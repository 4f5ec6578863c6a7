// The domain check as the visitor has it, without a browser. [DOM-01] [DOM-02] [DOM-08]
import { expect, it } from "vitest";
import { domainCheck, searchAddress, searchBegun, searchOfField, wayBack } from "./domain-check.ts";
import { searchFor } from "./searching.ts";

const endings = [{ ending: "de", register: 0, renew: 0 }] as never;
const search = (text: string, many: boolean) => searchFor(text, many, "en", endings);
const typedOrder = { by: "typed", descending: false } as const;

it("[DOM-02] [DOM-08] several names in the field for one begin a list, and what was added before is of another search", () => {
  const check = domainCheck({ text: "", many: false }, typedOrder, search);
  expect(check.search).toBeNull();
  const begun = searchBegun(
    { ...check, typed: { text: "one.de\ntwo.de", many: false }, allAdded: "not reached" },
    search,
  );
  expect(begun).toMatchObject({ typed: { many: true }, allAdded: null });
  expect(begun.search.names.map(({ ascii }) => ascii)).toEqual(["one.de", "two.de"]);
  expect(searchOfField(begun)).toBe(begun.search);
  expect(searchOfField({ ...begun, typed: { text: "one.de", many: false } })).toBeNull();
});

it("[DOM-01] a search begins with what is typed alone; what is typed later changes none", () => {
  const check = domainCheck({ text: "one.de", many: false }, typedOrder, search);
  expect(check.search).toMatchObject({ text: "one.de", many: false });
  expect(searchAddress("/en/domains", { text: "one.de", many: false }, typedOrder)).toBe("/en/domains?domain=one.de");
});

it("[DOM-08] an address that servers would refuse is not written, nor led back to", () => {
  const long = searchAddress("/en/domains", { text: "a.de ".repeat(2_000), many: true }, typedOrder);
  expect(long).toBe("/en/domains?names=");
  const names = searchAddress("/en/domains", { text: "one.de\r\ntwo.de", many: true }, typedOrder);
  expect(wayBack("/en/domains", names)).toBe("/en/domains?names=one.de+two.de");
  expect(wayBack("/en/domains", `${names}${"x".repeat(2_000)}`)).toBe("/en/domains");
});
