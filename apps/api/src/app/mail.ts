// How the mails of the contexts are sent: by which transport, in whose name, how many.
import { join } from "node:path";
import type { AttachmentMakers } from "../platform/mail/attachments.ts";
import type { Mails } from "../platform/mail/mail-delivery.ts";
import { fileTransport, smtpTransport, type MailTransport } from "../platform/mail/mail-transport.ts";
import type { Purpose } from "../platform/provider/provider.ts";
import type { Settings } from "../platform/settings/settings.ts";
import { mailLimits } from "../shop/checkout/mail-limits.ts";
import { isDeclarationQuestion } from "../site/request/declared-mails.ts";
import { isNewsletterMail } from "../site/request/newsletter-mails.ts";
import { isTicketMail } from "../site/ticket/ticket-mails.ts";
import { isAccountMail } from "../visitor/session/account-mails.ts";

/** Ids of mails begin with what they are about; letters of renewals, ends and set-ups, and receipts of declarations are about contracts. */
const purposesById: Readonly<Record<string, Purpose>> = {
  order: "order",
  account: "account",
  invoice: "invoice",
  newsletter: "newsletter",
  request: "request",
  requested: "request",
  ticket: "ticket",
};

const purposeOf = (id: string): Purpose => purposesById[id.split("-", 1)[0] ?? ""] ?? "contract";

export const mailsOf = (attachments: AttachmentMakers): Mails => ({
  limits: mailLimits,
  purposeOf,
  holdsCode: (id) => isAccountMail(id) || isNewsletterMail(id) || isTicketMail(id) || isDeclarationQuestion(id),
  attachments,
});

/** Where mails are written without a mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

export const mailTransport = ({
  publicUrl,
  smtpUrl,
  dataDir,
}: Pick<Settings, "publicUrl" | "smtpUrl" | "dataDir">): MailTransport => {
  const host = new URL(publicUrl).hostname;
  return smtpUrl === null ? fileTransport(mailFolder(dataDir), host) : smtpTransport(smtpUrl, host);
};
