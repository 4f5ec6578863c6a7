// What is refused about second factors: rule, status and both texts of each refusal in one entry. [SES-07]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  FactorMissing: {
    rule: "SES-07",
    status: 403,
    en: "Please enter the code of your second factor first.",
    de: "Bitte geben Sie zuerst den Code Ihres zweiten Faktors ein.",
  },
  FactorNotSet: {
    rule: "SES-07",
    status: 403,
    en: "Your role requires a second factor. Please set one up first.",
    de: "Für Ihre Rolle ist ein zweiter Faktor nötig. Bitte richten Sie zuerst einen ein.",
  },
  FactorWrong: {
    rule: "SES-07",
    status: 422,
    en: "This code is not right, or it has been used. Please enter the code that your app shows now, or an unused recovery code.",
    de: "Dieser Code stimmt nicht oder wurde schon verwendet. Bitte geben Sie den Code ein, den Ihre App jetzt zeigt, oder einen unbenutzten Wiederherstellungscode.",
  },
  FactorThere: {
    rule: "SES-07",
    status: 409,
    en: "This account has a second factor already. Please remove it before you set up another one.",
    de: "Dieses Konto hat bereits einen zweiten Faktor. Bitte entfernen Sie ihn, bevor Sie einen anderen einrichten.",
  },
  EnrolmentOver: {
    rule: "SES-07",
    status: 409,
    en: "The setup took too long or was not started. Please start it again.",
    de: "Die Einrichtung hat zu lange gedauert oder wurde nicht begonnen. Bitte beginnen Sie sie erneut.",
  },
  PasskeyRefused: {
    rule: "SES-07",
    status: 422,
    en: "This passkey was not accepted. Please try again, or use a code.",
    de: "Dieser Passkey wurde nicht akzeptiert. Bitte versuchen Sie es erneut oder verwenden Sie einen Code.",
  },
  PasskeyUnknown: {
    rule: "SES-07",
    status: 404,
    en: "This account has no such passkey.",
    de: "Dieser Passkey gehört nicht zu diesem Konto.",
  },
  PasskeysFull: {
    rule: "SES-07",
    status: 409,
    en: "An account can have {{most}} passkeys. Please remove one first.",
    de: "Ein Konto kann {{most}} Passkeys haben. Bitte entfernen Sie zuerst einen.",
  },
  ProofTooOld: {
    rule: "SES-07",
    status: 403,
    en: "Please confirm first that it is you.",
    de: "Bitte bestätigen Sie zuerst, dass Sie es sind.",
  },
});
