// What is refused in the admin area: rule, status and both texts of each refusal in one entry. [ADM-01] [ADM-04] [ADM-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  BannerScheduleWrong: {
    rule: "ADM-04",
    status: 422,
    en: "The banner ends before it begins. Please choose a later end.",
    de: "Der Banner endet, bevor er beginnt. Bitte wählen Sie ein späteres Ende.",
  },
  AdminPageUnknown: {
    rule: "ADM-01",
    status: 404,
    en: "There is no such page in the admin area.",
    de: "Im Verwaltungsbereich gibt es diese Seite nicht.",
  },
  FirstAdminExists: {
    rule: "ADM-06",
    status: 409,
    en: "There is an administrator already.",
    de: "Es gibt bereits einen Administrator.",
  },
  AdminPasswordWeak: {
    rule: "ADM-06",
    status: 422,
    en: "Please choose a password of at least {{minimum}} characters that does not contain the email address.",
    de: "Bitte wählen Sie ein Passwort mit mindestens {{minimum}} Zeichen, das die E-Mail-Adresse nicht enthält.",
  },
});
