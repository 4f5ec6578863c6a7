// Law book entries of referrals: who sent a visitor. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CRT-06",
    {
      en: "On a first visit with ref and without its cookie the cart, if there is one, is sent source referer and the customer number; then the cookie is set, also without a cart and after a failure.",
      de: "Beim ersten Besuch mit ref und ohne dessen Cookie erhält der Warenkorb, falls vorhanden, die Quelle referer und die Kundennummer; dann wird das Cookie gesetzt, auch ohne Warenkorb und nach einem Fehler.",
    },
    "Specification 4, 8",
    { scope: "visitors" },
  ),
  rule(
    "CRT-09",
    {
      en: "A referral is stored for 30 days, whatever becomes of the cart, or until it is removed.",
      de: "Eine Empfehlung gilt 30 Tage, was auch immer aus dem Warenkorb wird, oder bis sie entfernt wird.",
    },
    "Specification 3; requirements, cart and vouchers",
    { scope: "visitors" },
  ),
  rule(
    "SHL-13",
    {
      en: "An order that failed with a referral can be tried again without it, once; it is then removed from cart and cookie.",
      de: "Eine mit Empfehlung misslungene Bestellung kann einmal ohne sie wiederholt werden; sie wird dann aus Warenkorb und Cookie entfernt.",
    },
    "Specification 8",
  ),
];
