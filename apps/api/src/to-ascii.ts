// The server's to-ASCII of names: UTS #46 by tr46, as strict as a registration. [DOM-02]
import type { ToAscii } from "@kontor/domain/shop/domain-name";
import { toASCII } from "tr46";

const strict = {
  checkBidi: true,
  checkHyphens: true,
  checkJoiners: true,
  useSTD3ASCIIRules: true,
  verifyDNSLength: true,
  transitionalProcessing: false,
  ignoreInvalidPunycode: false,
};

/** Longer than any name can be; keeps a hostile input away from the conversion. */
const longestTyped = 1000;

export const toAscii: ToAscii = (name) => (name.length > longestTyped ? null : toASCII(name, strict));
