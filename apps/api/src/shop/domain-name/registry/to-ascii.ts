// UTS #46 to-ASCII for the server, strict in everything. [DOM-02]
import { toASCII } from "tr46";
import type { ToAscii } from "@kontor/domain/shop/domain-name";

const strict = {
  checkBidi: true,
  checkHyphens: true,
  checkJoiners: true,
  useSTD3ASCIIRules: true,
  transitionalProcessing: false,
  verifyDNSLength: true,
  ignoreInvalidPunycode: false,
} as const;

export const toAscii: ToAscii = (name) => (name.length > 1000 ? null : toASCII(name.normalize("NFC"), strict));
