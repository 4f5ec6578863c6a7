// Where money is paid back to, as staff see it. [BAL-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { texts } from "../../platform/texts/server-texts.ts";

type Schemas = ShopComponents["schemas"];

/** Where money is paid back to; a dash where the customer has not said it. */
export const refundText = (to: Schemas["RefundAccount"], locale: Locale): string =>
  to === null
    ? "–"
    : texts(locale, "admin")("meta.payBack.account", {
        holder: to.holder,
        iban: to.iban.replaceAll(/(.{4})(?=.)/g, "$1 "),
      });
