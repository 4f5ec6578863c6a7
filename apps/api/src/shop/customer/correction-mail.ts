// The letter to a customer whose address staff have corrected. [ACC-04]
import { type Address, addressTexts } from "@kontor/domain/shop/customer";
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale, type Locale, type Localized } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { countryName } from "../../platform/mail/formats.ts";
import { noticeMailbox } from "../../platform/mail/recipients.ts";
import { type LinkTexts, queueAccountLetter } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";

/** As it stands on an envelope, and what of it documents have besides. */
const linesOf = (address: Address, locale: Locale) => [
  ...addressTexts(address, (iso) => countryName(locale, iso)),
  ...(address.vatId === null ? [] : [address.vatId]),
];

const texts: Localized<(lines: string) => LinkTexts> = {
  en: (lines) => ({
    subject: "We have corrected your address",
    intro: `Our staff have corrected the details of your account. From now on they read:\n${lines}\nInvoices that you have already received stay as they are; later ones are made out to these details.`,
    link: "To your account",
    outro: "If something in them is wrong, or you know nothing of this change, please write to us.",
  }),
  de: (lines) => ({
    subject: "Wir haben Ihre Adresse berichtigt",
    intro: `Unser Team hat die Angaben zu Ihrem Konto berichtigt. Sie lauten ab sofort:\n${lines}\nBereits ausgestellte Rechnungen bleiben, wie sie sind; spätere lauten auf diese Angaben.`,
    link: "Zu Ihrem Konto",
    outro: "Wenn etwas daran nicht stimmt oder Sie von der Änderung nichts wissen, schreiben Sie uns bitte.",
  }),
};

export const queueCorrection = (
  services: Pick<SessionServices, "settings" | "now">,
  handle: Handle,
  { number, address, locale }: { readonly number: string; readonly address: Address; readonly locale: Locale },
): Promise<void> =>
  queueAccountLetter(services, handle, {
    recipient: noticeMailbox(address.email),
    account: address.email,
    customerNumber: number,
    locale,
    say: inLocale(texts, locale)(linesOf(address, locale).join("\n")),
    url: services.settings.publicUrl + accountPath("panel", locale),
  });
