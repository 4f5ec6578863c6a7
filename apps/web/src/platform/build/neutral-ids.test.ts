// Ids of ports get a neutral word in the scripts of a shop. [PKG-08]
import { expect, it } from "vitest";
import { neutral } from "./neutral-ids.ts";

it("[PKG-08] an id has the length that it had, and nothing but ids is another", () => {
  const code = 'x("kontor/shop/invoice/Book"); y("urn:kontor:refusal"); z("@kontor/domain")';
  expect(neutral(code)).toBe('x("domain/shop/invoice/Book"); y("urn:kontor:refusal"); z("@kontor/domain")');
});
