// What is refused of payments: rule, status and both texts of each refusal in one entry. [BAL-02] [BAL-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  AmountNotValid: {
    rule: "BAL-02",
    status: 422,
    en: "Please enter an amount above zero.",
    de: "Bitte geben Sie einen Betrag über null an.",
  },
  PaidDayNotValid: {
    rule: "BAL-02",
    status: 422,
    en: "Please enter the day on which the money came or went, today at the latest and at most a year before its document.",
    de: "Bitte geben Sie den Tag an, an dem das Geld kam oder ging, spätestens heute und höchstens ein Jahr vor dem Beleg.",
  },
  PayoutTooHigh: {
    rule: "BAL-03",
    status: 409,
    en: "No more can be paid back than was received and is owed back.",
    de: "Es kann nicht mehr erstattet werden, als eingegangen ist und zu erstatten ist.",
  },
  PaymentUnknown: {
    rule: "BAL-02",
    status: 404,
    en: "This payment could not be found, or it was taken back before.",
    de: "Diese Zahlung wurde nicht gefunden oder schon zurückgenommen.",
  },
});
