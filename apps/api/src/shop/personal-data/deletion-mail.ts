// The letter that confirms a deletion, with what stays and why: the last one to this address. [ACC-06]
import { storedKinds } from "@kontor/domain/shop/personal-data";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { fixedPaths } from "@kontor/domain/site/routing";
import { noticeMailbox } from "../../platform/mail/recipients.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { queueAccountLetter, type LinkTexts } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";

const stayed = (locale: Locale): string =>
  storedKinds
    .filter(({ atDeletion, years }) => atDeletion === "stays" && years > 0)
    .map(({ what, howLong }) => `${inLocale(what, locale)}: ${inLocale(howLong, locale)}`)
    .join("\n");

const texts: Localized<(hasOrdered: boolean) => LinkTexts> = {
  en: (hasOrdered) => ({
    subject: "Your account is deleted",
    intro: `As you asked, we have deleted your account with login, address and cart.${hasOrdered ? ` By law we keep the following, blocked from any other use:\n${stayed("en")}\nAfter that we delete it without being asked.` : ""} The table in our data privacy statement says it in full:`,
    link: "What we store, why and for how long",
    outro: "If that was not you, please write to us at once.",
  }),
  de: (hasOrdered) => ({
    subject: "Ihr Konto ist gelöscht",
    intro: `Wie gewünscht haben wir Ihr Konto mit Zugang, Adresse und Warenkorb gelöscht.${hasOrdered ? ` Das Gesetz verlangt, dass wir Folgendes aufbewahren, für alles andere gesperrt:\n${stayed("de")}\nDanach löschen wir es von selbst.` : ""} Vollständig steht es in der Tabelle unserer Datenschutzerklärung:`,
    link: "Was wir speichern, wozu und wie lange",
    outro: "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.",
  }),
};

export const queueDeletionLetter = (
  services: Pick<SessionServices, "settings" | "now">,
  handle: Handle,
  { email, hasOrdered, locale }: { readonly email: string; readonly hasOrdered: boolean; readonly locale: Locale },
): Promise<void> =>
  queueAccountLetter(services, handle, {
    recipient: noticeMailbox(email),
    account: email,
    customerNumber: null,
    locale,
    say: inLocale(texts, locale)(hasOrdered),
    url: services.settings.publicUrl + inLocale(fixedPaths.privacy, locale),
  });
