// Letters about an account: the link for a new password, the link that confirms an address, a provider that opens it from now on. [SES-05] [SES-06]
import { randomUUID } from "node:crypto";
import { inLocale, type Locale, type Localized, withinInWords } from "@kontor/domain/visitor/locale";
import { type Account, type ConfirmationPolicy, resetLinkTime } from "@kontor/domain/visitor/session";
import { invitationTime, type InvitedRole } from "@kontor/domain/site/admin";
import { accountPath, letterLink } from "@kontor/domain/site/routing";
import type { SessionServices } from "./services.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { noticeMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { imprint } from "../../platform/provider/imprint.ts";
import { asText, type Block } from "../../platform/mail/letter.ts";
import { asHtml } from "../../platform/mail/letter-html.ts";

const idPrefix = "account-";

/** How ids of letters about one customer's account begin. [ACC-06] */
export const accountMailsOf = (customerNumber: string): string => `${idPrefix}${customerNumber}-`;

/** Mails about an account hold codes that open it. [SES-06] */
export const isAccountMail = (id: string): boolean => id.startsWith(idPrefix);

export interface LinkTexts {
  readonly subject: string;
  readonly intro: string;
  readonly link: string;
  readonly outro: string;
}

/** No name is used: the address may have been registered by another person, with any name. */
const words: Localized<{
  readonly greeting: string;
  readonly account: (email: string) => string;
  readonly regards: string;
}> = {
  en: {
    greeting: "Hello,",
    account: (email) => `This message is about the account with the email address ${email}.`,
    regards: "Kind regards",
  },
  de: {
    greeting: "Guten Tag,",
    account: (email) => `Diese Nachricht betrifft das Konto mit der E-Mail-Adresse ${email}.`,
    regards: "Mit freundlichen Grüßen",
  },
};

/** As long as the link is good. [SES-06] */
const within = (locale: Locale): string => withinInWords(locale, resetLinkTime / 1000);

const resetTexts: Localized<LinkTexts> = {
  en: {
    subject: "A new password for your account",
    intro: `You asked for a new password. Please follow this link ${within("en")} to choose one:`,
    link: "Choose a new password",
    outro: "If you did not ask for it, you need not do anything: your password stays as it is.",
  },
  de: {
    subject: "Neues Passwort für Ihr Konto",
    intro: `Sie haben ein neues Passwort angefordert. Bitte folgen Sie ${within("de")} diesem Link, um eines zu wählen:`,
    link: "Neues Passwort wählen",
    outro: "Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
  },
};

const accessTexts: Localized<LinkTexts> = {
  en: {
    subject: "A new password for your account",
    intro: `Our staff have sent you this link, so that you get back into your account. Please follow it ${within("en")} to choose a new password:`,
    link: "Choose a new password",
    outro: "Until then your password stays as it is. If you did not ask us for this, you need not do anything.",
  },
  de: {
    subject: "Neues Passwort für Ihr Konto",
    intro: `Unser Team hat Ihnen diesen Link geschickt, damit Sie wieder in Ihr Konto kommen. Bitte folgen Sie ihm ${within("de")}, um ein neues Passwort zu wählen:`,
    link: "Neues Passwort wählen",
    outro: "Bis dahin bleibt Ihr Passwort, wie es ist. Wenn Sie uns nicht darum gebeten haben, müssen Sie nichts tun.",
  },
};

/** What a colleague is invited to: in English behind "as". */
const invitedAs: Localized<Readonly<Record<InvitedRole, string>>> = {
  en: {
    ticketing: "a member of the ticketing staff",
    editor: "an editor",
    bookkeeping: "a member of bookkeeping",
    support: "a member of support",
    admin: "an administrator",
  },
  de: {
    ticketing: "am Einlass",
    editor: "in der Redaktion",
    bookkeeping: "in der Buchhaltung",
    support: "im Kundendienst",
    admin: "in der Verwaltung",
  },
};

const invitationTexts: Localized<(role: string) => LinkTexts> = {
  en: (role) => ({
    subject: "Your access to the shop’s administration",
    intro: `You have been invited to work in this shop as ${role}. Please follow this link ${withinInWords("en", invitationTime / 1000)} to choose a password:`,
    link: "Choose a password",
    outro:
      "The link works once. Afterwards you log in with this email address and your password. If you do not know what this is about, you need not do anything: without your password the access opens nothing.",
  }),
  de: (role) => ({
    subject: "Ihr Zugang zum Arbeitsbereich des Shops",
    intro: `Sie wurden eingeladen, in diesem Shop ${role} zu arbeiten. Bitte folgen Sie ${withinInWords("de", invitationTime / 1000)} diesem Link, um ein Passwort zu wählen:`,
    link: "Passwort wählen",
    outro:
      "Der Link gilt einmal. Danach melden Sie sich mit dieser E-Mail-Adresse und Ihrem Passwort an. Wenn Sie nicht wissen, worum es geht, müssen Sie nichts tun: Ohne Ihr Passwort öffnet der Zugang nichts.",
  }),
};

/** Where nothing waits for the address, the letter says so. */
const confirmationTexts: Localized<(policy: ConfirmationPolicy) => LinkTexts> = {
  en: (policy) => ({
    subject: "Please confirm your email address",
    intro:
      policy === "off"
        ? "Your account is open and can be used at once. Please follow this link to confirm that its email address is yours:"
        : "Please follow this link to confirm the email address of your account:",
    link: "Confirm the address",
    outro: "If you have no account with us, you need not do anything.",
  }),
  de: (policy) => ({
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    intro:
      policy === "off"
        ? "Ihr Konto ist eingerichtet, und Sie können es gleich nutzen. Bitte bestätigen Sie mit diesem Link, dass die E-Mail-Adresse Ihnen gehört:"
        : "Bitte folgen Sie diesem Link, um die E-Mail-Adresse Ihres Kontos zu bestätigen:",
    link: "Adresse bestätigen",
    outro: "Wenn Sie kein Konto bei uns haben, müssen Sie nichts tun.",
  }),
};

/** Whose account a letter is about. */
type LetterAccount = Pick<Account, "email" | "number">;

/** A letter with a code: its mailbox is counted already. */
interface CodeLetter {
  readonly code: string;
  readonly to: Recipient;
  readonly locale: Locale;
}

/** A letter whose link has its code: a new password, where nothing else is named. */
const queueLinkWith =
  (
    textsIn: (locale: Locale, settings: SessionServices["settings"]) => LinkTexts,
    linkOf = (code: string, locale: Locale): string => letterLink("reset-password", "code", code, locale),
  ) =>
  (
    services: SessionServices,
    handle: Handle,
    account: LetterAccount,
    { code, to, locale }: CodeLetter,
  ): Promise<void> =>
    queue(
      services,
      handle,
      account,
      { to, locale },
      textsIn(locale, services.settings),
      services.settings.publicUrl + linkOf(code, locale),
    );

export const queueResetLink = queueLinkWith((locale) => inLocale(resetTexts, locale));

/** The same, sent by staff for who has lost access. [SES-07] */
export const queueAccessLink = queueLinkWith((locale) => inLocale(accessTexts, locale));

/** The link by which a colleague opens the account that was made for them. [ADM-06] */
export const queueInvitation = (
  services: SessionServices,
  handle: Handle,
  account: LetterAccount,
  { role, ...letter }: CodeLetter & { readonly role: InvitedRole },
): Promise<void> =>
  queueLinkWith((locale) => inLocale(invitationTexts, locale)(inLocale(invitedAs, locale)[role]))(
    services,
    handle,
    account,
    letter,
  );

export const queueConfirmationLink = queueLinkWith(
  (locale, { confirmEmail }) => inLocale(confirmationTexts, locale)(confirmEmail),
  (code, locale) => letterLink("confirm-email", "confirmation", code, locale),
);

const handedOverTexts: Localized<(provider: string) => LinkTexts> = {
  en: (provider) => ({
    subject: `You now log in with ${provider}`,
    intro: `Someone who proved to ${provider} that this email address is theirs has logged in to your account with it. Your previous password no longer works, and you have been logged out everywhere else.`,
    link: "Choose a new password",
    outro: "If that was not you, please choose a new password and write to us.",
  }),
  de: (provider) => ({
    subject: `Sie melden sich jetzt mit ${provider} an`,
    intro: `Jemand hat gegenüber ${provider} nachgewiesen, über diese E-Mail-Adresse zu verfügen, und sich damit in Ihrem Konto angemeldet. Das bisherige Passwort gilt nicht mehr, und überall sonst sind Sie abgemeldet.`,
    link: "Neues Passwort wählen",
    outro: "Wenn Sie das nicht waren, wählen Sie bitte ein neues Passwort und schreiben Sie uns.",
  }),
};

/** An owner learns that a provider opens their account. [SES-05] */
export const queueHandedOver = (
  services: SessionServices,
  handle: Handle,
  account: LetterAccount,
  provider: string,
  locale: Locale,
): Promise<void> =>
  queue(
    services,
    handle,
    account,
    { to: noticeMailbox(account.email), locale },
    inLocale(handedOverTexts, locale)(provider),
    services.settings.publicUrl + accountPath("forgot-password", locale),
  );

export interface AccountLetter {
  readonly recipient: Recipient;
  /** The address of the account that it is about; null where the reader may not know it. */
  readonly account: string | null;
  /** The customer whose export and deletion take it in; null where the mailbox may be another person's, or no account is left. */
  readonly customerNumber: string | null;
  readonly locale: Locale;
  readonly say: LinkTexts;
  readonly url: string;
}

const queue = (
  services: SessionServices,
  handle: Handle,
  account: LetterAccount,
  { to, locale }: Pick<CodeLetter, "to" | "locale">,
  say: LinkTexts,
  url: string,
): Promise<void> =>
  queueAccountLetter(services, handle, {
    recipient: to,
    account: account.email,
    customerNumber: account.number,
    locale,
    say,
    url,
  });

export const queueAccountLetter = async (
  services: Pick<SessionServices, "settings" | "now">,
  handle: Handle,
  { recipient, account, customerNumber, locale, say, url }: AccountLetter,
): Promise<void> => {
  const site = await siteTexts(handle);
  const blocks: readonly Block[] = [
    { kind: "paragraph", text: inLocale(words, locale).greeting },
    { kind: "paragraph", text: say.intro },
    { kind: "button", text: say.link, url },
    { kind: "paragraph", text: say.outro },
    ...(account === null ? [] : [{ kind: "paragraph", text: inLocale(words, locale).account(account) } as const]),
    { kind: "paragraph", text: `${inLocale(words, locale).regards}\n${site.name}` },
    { kind: "imprint", text: imprint(site, locale, services.settings.publicUrl) },
  ];
  const letter = {
    id: (customerNumber === null ? idPrefix : accountMailsOf(customerNumber)) + randomUUID(),
    recipient,
    subject: say.subject,
    text: asText(blocks),
    html: asHtml(locale, say.subject, blocks, site),
    locale,
    orderId: null,
  };
  await queueLetter(handle, letter, services.now());
};
