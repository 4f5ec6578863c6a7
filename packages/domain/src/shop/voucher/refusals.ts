// What is refused about vouchers: rule, status and both texts of each refusal in one entry. [CRT-04]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  VoucherCodeMissing: {
    rule: "CRT-04",
    status: 422,
    en: "Please enter a voucher code.",
    de: "Bitte geben Sie einen Gutscheincode ein.",
  },
  VoucherNotValid: {
    rule: "CRT-04",
    status: 422,
    en: "The voucher {{code}} is not valid: we know none with this code that can be redeemed now. Please check how it is spelt.",
    de: "Der Gutschein {{code}} ist nicht gültig: Wir kennen keinen mit diesem Code, der jetzt eingelöst werden kann. Bitte prüfen Sie die Schreibweise.",
  },
  VoucherRedeemed: {
    rule: "CRT-04",
    status: 422,
    en: "The voucher {{code}} is not valid any more: it has already been redeemed.",
    de: "Der Gutschein {{code}} ist nicht mehr gültig: Er wurde bereits eingelöst.",
  },
  VoucherExpired: {
    rule: "CRT-04",
    status: 422,
    en: "The voucher {{code}} is not valid any more: it has expired.",
    de: "Der Gutschein {{code}} ist nicht mehr gültig: Er ist abgelaufen.",
  },
  VoucherTooHigh: {
    rule: "CRT-04",
    status: 422,
    en: "The voucher value is too high. The order cannot be placed",
    de: "Der Gutscheinwert ist zu hoch. Die Bestellung kann nicht ausgeführt werden",
  },
});
