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
    en: "The voucher {{code}} is not valid.",
    de: "Der Gutschein {{code}} ist nicht gültig.",
  },
  VoucherTooHigh: {
    rule: "CRT-04",
    status: 422,
    en: "The voucher value is too high. The order cannot be placed",
    de: "Der Gutscheinwert ist zu hoch. Die Bestellung kann nicht ausgeführt werden",
  },
});
