// What a voucher takes off, in words: in letters and on the desk. [CRT-04]
import { type Locale, moneyText } from "#visitor/locale";
import type { VoucherWorth } from "./model.ts";

export const worthText = (locale: Locale, worth: VoucherWorth): string => {
  switch (worth.kind) {
    case "amount":
      return moneyText(locale, worth.amount);
  }
};
