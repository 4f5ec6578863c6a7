// Where to transfer what is left of an invoice or of all, with a code that bank apps read. [ACC-03]
import type { ShopComponents } from "@kontor/adapters/contract";
import type { Locale } from "@kontor/domain/visitor/locale";
import { qrDrawing } from "../../platform/page/qr-code.ts";
import { moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import type { TransferView } from "./views.ts";

interface ToTransfer {
  readonly transfer: ShopComponents["schemas"]["Transfer"] | null;
  readonly balance: { readonly left: number };
}

export const transferOf = ({ transfer, balance }: ToTransfer, locale: Locale): TransferView | null => {
  if (transfer === null) return null;
  const t = texts(locale, "invoices");
  return {
    facts: [
      { label: t("transfer.payee"), value: transfer.name },
      { label: "IBAN", value: transfer.iban.replaceAll(/(.{4})(?=.)/g, "$1 "), copied: transfer.iban },
      ...(transfer.bic === null || transfer.bic === "" ? [] : [{ label: "BIC", value: transfer.bic }]),
      { label: t("transfer.amount"), value: moneyText(locale, balance.left) },
      { label: t("transfer.reference"), value: transfer.reference, copied: transfer.reference },
    ],
    ...qrDrawing(transfer.text),
  };
};
