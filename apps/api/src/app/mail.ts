// How the mails of the contexts are sent: by which transport, in whose name, how many.
import { join } from "node:path";
import type { AttachmentMakers } from "../platform/mail/attachments.ts";
import type { Mails } from "../platform/mail/mail-delivery.ts";
import { fileTransport, smtpTransport, type MailTransport } from "../platform/mail/mail-transport.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { mailLimits } from "../shop/checkout/mail-limits.ts";
import { isNewsletterMail } from "../site/request/newsletter-mails.ts";
import { isTicketMail } from "../site/ticket/ticket-mails.ts";
import { isAccountMail } from "../visitor/session/account-mails.ts";

export const mailsOf = (attachments: AttachmentMakers): Mails => ({
  limits: mailLimits,
  // Ids of mails begin with what they are about.
  purposeOf: (id) => (id.startsWith("order-") ? "order" : isAccountMail(id) ? "account" : "contract"),
  holdsCode: (id) => isAccountMail(id) || isNewsletterMail(id) || isTicketMail(id),
  attachments,
});

export const mailTransport = ({ publicUrl, smtpUrl, dataDir }: Pick<Settings, "publicUrl" | "smtpUrl" | "dataDir">): MailTransport => {
  const host = new URL(publicUrl).hostname;
  return smtpUrl === null ? fileTransport(join(dataDir, "mail"), host) : smtpTransport(smtpUrl, host);
};
