// What a voucher takes off: in words, as letters have it, and as facts with names, as records have them. [CRT-04]
import { type Locale, moneyText } from "#visitor/locale";
import type { VoucherWorth } from "./model.ts";

/** What a voucher is worth, in words of a language. */
export const worthText = (locale: Locale, worth: VoucherWorth): string => {
  switch (worth.kind) {
    case "amount":
      return moneyText(locale, worth.amount);
  }
};

/** What the journal notes of it, lists and the wire show, and columns store: a new kind says it here once. */
export const worthFacts = (worth: VoucherWorth) => {
  switch (worth.kind) {
    case "amount": {
      const { kind: _, amount: value, ...rest } = worth;
      return { value, ...rest };
    }
  }
};

export type WorthFacts = ReturnType<typeof worthFacts>;
