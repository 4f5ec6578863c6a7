// Law book entries of vouchers: when a code counts. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-04",
    {
      en: "A voucher takes its value including VAT off the first invoice, once. An invalid code is not valid; a value higher than the order blocks it.",
      de: "Ein Gutschein mindert die erste Rechnung einmal um seinen Wert einschließlich Umsatzsteuer. Ein ungültiger Code gilt nicht; ein Wert über dem der Bestellung blockiert sie.",
    },
    "Specification 3, 5, 8",
  ),
];
