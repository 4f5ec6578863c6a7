// What is refused about domain names: rule, status and both texts of each refusal in one entry. [DOM-01] [DOM-02] [DOM-03] [DOM-05] [DOM-07] [DOM-09]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  DomainNameInvalid: {
    rule: "DOM-02",
    status: 422,
    en: "The domain name has an invalid format or contains forbidden characters.",
    de: "Der Domainname hat ein ungültiges Format oder enthält unzulässige Zeichen.",
  },
  DomainEndingUnknown: {
    rule: "DOM-02",
    status: 422,
    en: "Domains ending in .{{ending}} are not offered.",
    de: "Domains mit der Endung .{{ending}} werden nicht angeboten.",
  },
  DomainValidationFailed: {
    rule: "DOM-03",
    status: 422,
    en: "The domain {{name}} could not be validated. Its format may be wrong, the domain may not exist, or there may be DNS problems. Please contact our support.",
    de: "Die Domain {{name}} konnte nicht geprüft werden. Möglicherweise ist das Format falsch, die Domain existiert nicht oder es gibt DNS-Probleme. Bitte wenden Sie sich an unseren Kundendienst.",
  },
  DomainRateLimited: {
    rule: "DOM-05",
    status: 429,
    retryAfter: "retryAfterSeconds",
    en: "Rate limit exceeded. Please try again later.",
    de: "Zu viele Anfragen. Bitte versuchen Sie es später erneut.",
  },
  DomainCheckFailed: {
    rule: "DOM-09",
    status: 502,
    en: "An error occurred while checking the domain. Please try again.",
    de: "Beim Prüfen der Domain ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  },
  DomainTaken: {
    rule: "DOM-01",
    status: 409,
    en: "The domain {{name}} is already taken. You can transfer it to us free of charge.",
    de: "Die Domain {{name}} ist bereits vergeben. Sie können kostenlos mit ihr zu uns umziehen.",
  },
  DomainNotRegistered: {
    rule: "DOM-01",
    status: 409,
    en: "The domain {{name}} is not registered yet. You can register it instead of transferring it.",
    de: "Die Domain {{name}} ist noch nicht registriert. Sie können sie registrieren, statt mit ihr umzuziehen.",
  },
  DomainOurs: {
    rule: "DOM-01",
    status: 409,
    en: "The domain {{name}} is already registered or ordered with us.",
    de: "Die Domain {{name}} ist bereits bei uns registriert oder bestellt.",
  },
  DomainLeaving: {
    rule: "DOM-01",
    status: 409,
    en: "The domain {{name}} is being deleted or is already moving to another provider. It can neither be registered nor transferred to us now.",
    de: "Die Domain {{name}} wird gerade gelöscht oder zieht bereits zu einem anderen Anbieter um. Zurzeit kann sie weder registriert werden noch zu uns umziehen.",
  },
  DomainUnclear: {
    rule: "DOM-01",
    status: 409,
    en: "The registry gives no clear answer for {{name}}. Please try again later.",
    de: "Die Registrierungsstelle gibt zu {{name}} keine eindeutige Auskunft. Bitte versuchen Sie es später erneut.",
  },
  DomainNotTransferable: {
    rule: "DOM-01",
    status: 422,
    en: "Domains ending in .{{ending}} cannot be transferred.",
    de: "Domains mit der Endung .{{ending}} können nicht zu uns umziehen.",
  },
  AuthcodeLengthWrong: {
    rule: "DOM-07",
    status: 422,
    en: "Authcodes of .{{ending}} have {{minimum}} to {{maximum}} characters; this one has {{length}}. Please check that it is complete.",
    de: "Authcodes von .{{ending}} haben {{minimum}} bis {{maximum}} Zeichen, dieser hat {{length}}. Bitte prüfen Sie, ob er vollständig ist.",
  },
  AuthcodeCharactersWrong: {
    rule: "DOM-07",
    status: 422,
    en: "Authcodes of .{{ending}} never contain these characters: {{characters}} Please check the code for characters that look alike, such as 0 and O or 1 and l.",
    de: "In Authcodes von .{{ending}} kommen diese Zeichen nicht vor: {{characters}} Bitte prüfen Sie den Code auf verwechselbare Zeichen, etwa 0 und O oder 1 und l.",
  },
});
