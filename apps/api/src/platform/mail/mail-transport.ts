// Sends mails: to an SMTP server, or as .eml files into the data directory. [CHK-05]
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Attachment } from "./attachments.ts";

export interface Envelope {
  /** The outbox row's id; the Message-ID is made of it, so that a second delivery is the same message. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly locale: string;
  readonly date: Date;
  /** Where one click ends what the letter is part of; null for all others. */
  readonly endLink: string | null;
  /** Who gets an answer to it; null where that is its sender. */
  readonly replyTo: string | null;
  readonly attachments: readonly Attachment[];
}

export interface MailTransport {
  /** Sends a mail; answers the place for the log. */
  readonly send: (envelope: Envelope) => Promise<string>;
  readonly close: () => void;
}

const messageOf = (envelope: Envelope, host: string) => ({
  messageId: `<${envelope.id}@${host}>`,
  from: envelope.from,
  // An object is one mailbox; a text would be read as a list.
  to: { name: "", address: envelope.to },
  ...(envelope.replyTo === null ? {} : { replyTo: { name: "", address: envelope.replyTo } }),
  subject: envelope.subject,
  text: envelope.text,
  html: envelope.html,
  date: envelope.date,
  attachments: envelope.attachments.map(({ name, mime, content }) => ({ filename: name, contentType: mime, content })),
  headers: {
    "content-language": envelope.locale,
    "auto-submitted": "auto-generated",
    // RFC 8058: mail programs end it by a POST, without a visit.
    ...(envelope.endLink === null
      ? {}
      : { "list-unsubscribe": `<${envelope.endLink}>`, "list-unsubscribe-post": "List-Unsubscribe=One-Click" }),
  },
});

export const smtpTransport = (url: string, host: string): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (envelope) => {
      await transport.sendMail(messageOf(envelope, host));
      return "smtp";
    },
    close: () => transport.close(),
  };
};

/** One file for each letter, complete or not there, readable by its owner alone: the file is the delivery, so it stays. */
export const fileTransport = (directory: string, host: string): MailTransport => {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (envelope) => {
      const { message } = await transport.sendMail(messageOf(envelope, host));
      const file = join(directory, `${envelope.id}.eml`);
      const write = () => writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await write();
      });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => transport.close(),
  };
};
