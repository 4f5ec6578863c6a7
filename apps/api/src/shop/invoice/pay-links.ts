// Links by which invoices are paid without a login: the id of a document and a signature, so that no one finds another's by counting. [PAY-03]
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { payLinkPath } from "@kontor/domain/site/routing";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { Settings } from "../../platform/settings/settings.ts";

/** What this adds to the services. */
export interface PayLinkServices {
  readonly payLinks: {
    /** The address at which a document is paid; null while customers pay by transfer alone. */
    readonly addressOf: (document: string, locale: Locale) => string | null;
    /** The id of the document of a link that this shop made; null for any other text. */
    readonly documentOf: (token: string) => string | null;
  };
}

/** 128 bits are guessed by no one, and keep the code on paper small. */
const signatureBytes = 16;

export const payLinksOver = (
  secret: string,
  { payment: { stripe, mollie }, publicUrl }: Pick<Settings, "payment" | "publicUrl">,
): PayLinkServices => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "links to pay an invoice", 32));
  const isOffered = stripe !== null || mollie !== null;
  const signatureOf = (document: string): Buffer =>
    createHmac("sha256", key).update(document).digest().subarray(0, signatureBytes);
  const tokenOf = (document: string): string => `${document}.${signatureOf(document).toString("base64url")}`;
  return {
    payLinks: {
      addressOf: (document, locale) => (isOffered ? publicUrl + payLinkPath(tokenOf(document), locale) : null),
      documentOf: (token) => {
        const [document = "", signature = ""] = token.split(".");
        const given = Buffer.from(signature, "base64url");
        const isOurs = given.length === signatureBytes && timingSafeEqual(given, signatureOf(document));
        // A signature that reads the same and is written otherwise is no second link.
        return isOurs && token === tokenOf(document) ? document : null;
      },
    },
  };
};
