// Letters about another email address of an account: a question to both addresses, and word of what came of it. [ACC-04]
import { type ConfirmingSide, emailChangeTime } from "@kontor/domain/shop/customer";
import { inLocale, type Locale, type Localized, withinInWords } from "@kontor/domain/visitor/locale";
import { accountPath, letterLink } from "@kontor/domain/site/routing";
import type { Handle } from "../../platform/database/handle.ts";
import { type AccountLetter, type LinkTexts, queueAccountLetter } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";

type Services = Pick<SessionServices, "settings" | "now">;

/** As long as the change is open. [ACC-04] */
const within = (locale: Locale): string => withinInWords(locale, emailChangeTime / 1000);

const askTexts: Readonly<Record<ConfirmingSide, Localized<(to: string) => LinkTexts>>> = {
  old: {
    en: (to) => ({
      subject: "Your account is to have another email address",
      intro: `You asked us to change the email address of your account to ${to}. For your safety this address confirms it as well. Please follow this link ${within("en")}; on the page it opens you agree or object:`,
      link: "Agree or object",
      outro:
        "If you did not ask for it, please object there and choose a new password: somebody knows yours. Without your consent the address stays as it is.",
    }),
    de: (to) => ({
      subject: "Ihr Konto soll eine andere E-Mail-Adresse bekommen",
      intro: `Sie möchten die E-Mail-Adresse Ihres Kontos in ${to} ändern. Zu Ihrer Sicherheit fragen wir auch die bisherige Adresse. Bitte folgen Sie ${within("de")} diesem Link; auf der Seite stimmen Sie zu oder widersprechen:`,
      link: "Zustimmen oder widersprechen",
      outro:
        "Wenn Sie das nicht waren, widersprechen Sie dort bitte und wählen Sie ein neues Passwort: Jemand kennt Ihres. Ohne Ihre Zustimmung bleibt die Adresse, wie sie ist.",
    }),
  },
  new: {
    en: () => ({
      subject: "Please confirm your new email address",
      intro: `This address is to become the email address of an account with us. Please follow this link ${within("en")}; on the page it opens you agree or object:`,
      link: "Agree or object",
      outro:
        "The address changes when the previous one has agreed, too. If you know nothing of it, you need not do anything.",
    }),
    de: () => ({
      subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
      intro: `Diese Adresse soll die E-Mail-Adresse eines Kontos bei uns werden. Bitte folgen Sie ${within("de")} diesem Link; auf der Seite stimmen Sie zu oder widersprechen:`,
      link: "Zustimmen oder widersprechen",
      outro:
        "Die Adresse ändert sich, sobald auch die bisherige zugestimmt hat. Wenn Sie davon nichts wissen, müssen Sie nichts tun.",
    }),
  },
};

const takenTexts: Localized<LinkTexts> = {
  en: {
    subject: "Your email address was entered for another account",
    intro:
      "Someone asked us to use this email address for an account. There is one with it already, so nothing changes. If it was you, log in with this address:",
    link: "To the login",
    outro: "If it was not you, you need not do anything.",
  },
  de: {
    subject: "Ihre E-Mail-Adresse wurde für ein anderes Konto angegeben",
    intro:
      "Jemand möchte diese E-Mail-Adresse für ein Konto verwenden. Mit ihr gibt es bereits eines, deshalb ändert sich nichts. Wenn Sie das waren, melden Sie sich mit dieser Adresse an:",
    link: "Zur Anmeldung",
    outro: "Wenn Sie das nicht waren, müssen Sie nichts tun.",
  },
};

const doneTexts: Localized<(to: string) => LinkTexts> = {
  en: (to) => ({
    subject: "Your account has a new email address",
    intro: `The email address of your account is ${to} from now on. You log in with it, and our letters go there.`,
    link: "To your account",
    outro: "If that is not right, please write to us at once.",
  }),
  de: (to) => ({
    subject: "Ihr Konto hat eine neue E-Mail-Adresse",
    intro: `Die E-Mail-Adresse Ihres Kontos ist ab sofort ${to}. Mit ihr melden Sie sich an, und an sie gehen unsere Nachrichten.`,
    link: "Zu Ihrem Konto",
    outro: "Wenn das nicht stimmt, schreiben Sie uns bitte sofort.",
  }),
};

type To = Pick<AccountLetter, "recipient" | "account" | "customerNumber">;

/** The link carries a code, which stands in this letter alone. */
export const queueQuestion = (
  services: Services,
  handle: Handle,
  to: To,
  { side, code, address }: { readonly side: ConfirmingSide; readonly code: string; readonly address: string },
  locale: Locale,
): Promise<void> =>
  queueAccountLetter(services, handle, {
    ...to,
    locale,
    say: inLocale(askTexts[side], locale)(address),
    url: `${services.settings.publicUrl}${letterLink("change-email", "code", code, locale)}`,
  });

/** To an address that has an account: it is not said to the one who asked. */
export const queueTaken = (
  services: Services,
  handle: Handle,
  to: Pick<To, "recipient" | "account">,
  locale: Locale,
): Promise<void> =>
  queueAccountLetter(services, handle, {
    ...to,
    // The one who asked must not find it in an export.
    customerNumber: null,
    locale,
    say: inLocale(takenTexts, locale),
    url: services.settings.publicUrl + accountPath("panel", locale),
  });

export const queueEmailChanged = (
  services: Services,
  handle: Handle,
  to: To,
  address: string,
  locale: Locale,
): Promise<void> =>
  queueAccountLetter(services, handle, {
    ...to,
    locale,
    say: inLocale(doneTexts, locale)(address),
    url: services.settings.publicUrl + accountPath("panel", locale),
  });
