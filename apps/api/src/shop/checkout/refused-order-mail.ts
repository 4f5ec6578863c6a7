// The letter of an order that staff refused: why, and that nothing is owed. [CHK-10]
import type { Order } from "@kontor/domain/shop/checkout";
import { accountPath } from "@kontor/domain/site/routing";
import { inLocale, type Localized } from "@kontor/domain/visitor/locale";
import type { Handle } from "../../platform/database/handle.ts";
import { unlinked } from "../../platform/mail/letter.ts";
import { noticeMailbox } from "../../platform/mail/recipients.ts";
import { type LinkTexts, queueAccountLetter } from "../../visitor/session/account-mails.ts";
import type { SessionServices } from "../../visitor/session/services.ts";

const texts: Localized<(number: string, reason: string) => LinkTexts> = {
  en: (number, reason) => ({
    subject: `We cannot accept your order ${number}`,
    intro: `We cannot accept your order ${number}, which was waiting for your documents as a reseller. Our reason:\n${reason}\nNo contract has been made, and you owe nothing for it. If you used a voucher, you can use it again.`,
    link: "To your orders",
    outro: "If you have any questions, please reply to this message. You are welcome to order again.",
  }),
  de: (number, reason) => ({
    subject: `Wir können Ihre Bestellung ${number} nicht annehmen`,
    intro: `Ihre Bestellung ${number}, die auf Ihre Unterlagen als Reseller wartete, können wir nicht annehmen. Unser Grund:\n${reason}\nEin Vertrag ist nicht zustande gekommen, und Sie schulden dafür nichts. Einen eingelösten Gutschein können Sie wieder verwenden.`,
    link: "Zu Ihren Bestellungen",
    outro: "Bei Fragen antworten Sie bitte auf diese Nachricht. Sie können gern erneut bestellen.",
  }),
};

export const queueOrderRefused = (
  services: Pick<SessionServices, "settings" | "now">,
  handle: Handle,
  { number, customerNumber, address, locale }: Order,
  reason: string,
): Promise<void> =>
  queueAccountLetter(services, handle, {
    recipient: noticeMailbox(address.email),
    account: address.email,
    customerNumber,
    locale,
    say: inLocale(texts, locale)(number, unlinked(reason)),
    url: services.settings.publicUrl + accountPath("orders", locale),
  });
