// Letters of a login address that staff have set: word to the address from before, the link that confirms to the new one. [ACC-04] [SES-06]
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import { accountPath, letterLink } from "@kontor/domain/site/routing";
import type { Handle } from "../../platform/database/handle.ts";
import type { Recipient } from "../../platform/mail/recipients.ts";
import { type LinkTexts, queueAccountLetter } from "./account-mails.ts";
import type { SessionServices } from "./services.ts";

/** The new address is not named: the mailbox from before may be read by others by now. */
const beforeTexts: Localized<LinkTexts> = {
  en: {
    subject: "Your account has a new login address",
    intro:
      "Our staff have given your account another email address, because they were told that this mailbox is lost. You no longer log in with this address. All sessions have ended, and links in our earlier messages no longer work.",
    link: "To the login",
    outro: "If you still read this mailbox and did not ask us for the change, please write to us at once.",
  },
  de: {
    subject: "Ihr Konto hat eine neue Anmeldeadresse",
    intro:
      "Unser Team hat Ihrem Konto eine andere E-Mail-Adresse gegeben, weil dieses Postfach als verloren gemeldet wurde. Mit dieser Adresse melden Sie sich nicht mehr an. Alle Sitzungen sind beendet, und Links in unseren früheren Nachrichten gelten nicht mehr.",
    link: "Zur Anmeldung",
    outro:
      "Wenn Sie dieses Postfach noch lesen und uns nicht um die Änderung gebeten haben, schreiben Sie uns bitte sofort.",
  },
};

const newTexts: Localized<LinkTexts> = {
  en: {
    subject: "Please confirm your new login address",
    intro:
      "Our staff have made this email address the login address of your account. Your password stays as it is. Please follow this link to confirm that the mailbox is yours:",
    link: "Confirm the address",
    outro: "If you have no account with us, you need not do anything.",
  },
  de: {
    subject: "Bitte bestätigen Sie Ihre neue Anmeldeadresse",
    intro:
      "Unser Team hat diese E-Mail-Adresse als Anmeldeadresse Ihres Kontos eingetragen. Ihr Passwort bleibt, wie es ist. Bitte bestätigen Sie mit diesem Link, dass das Postfach Ihnen gehört:",
    link: "Adresse bestätigen",
    outro: "Wenn Sie kein Konto bei uns haben, müssen Sie nichts tun.",
  },
};

interface AddressSet {
  readonly number: string;
  readonly code: string;
  readonly from: Recipient;
  readonly to: Recipient;
}

export const queueAddressSet = async (
  services: Pick<SessionServices, "settings" | "now">,
  handle: Handle,
  { number, code, from, to }: AddressSet,
  locale: Locale,
): Promise<void> => {
  const { publicUrl } = services.settings;
  await queueAccountLetter(services, handle, {
    recipient: from,
    account: from.address,
    customerNumber: number,
    locale,
    say: inLocale(beforeTexts, locale),
    url: publicUrl + accountPath("panel", locale),
  });
  // The mailbox is unproved: an export or a deletion of the account does not take its letter in.
  await queueAccountLetter(services, handle, {
    recipient: to,
    account: to.address,
    customerNumber: null,
    locale,
    say: inLocale(newTexts, locale),
    url: `${publicUrl}${letterLink("confirm-email", "confirmation", code, locale)}`,
  });
};
