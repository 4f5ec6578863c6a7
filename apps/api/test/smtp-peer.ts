// A real SMTP server for tests of letters: it stores what it takes, and refuses when configured so.
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect } from "vitest";
import { running, type Running } from "./harness.ts";
import { faultsOfMails } from "./letters.ts";

export interface SmtpPeer {
  readonly url: string;
  readonly mails: Email[];
  /** Letters that confirm the address of a new account, apart: nearly every test begins with a registration. */
  readonly confirmations: Email[];
  /** Refuses this many messages first. */
  refusing: number;
  readonly close: () => Promise<void>;
}

/** Whether a letter confirms the address of a new account. */
export const isConfirmation = (text: string): boolean => text.includes("?confirmation=");

/** On a free port, or on one that was chosen before. */
export const smtpPeer = async (at = 0): Promise<SmtpPeer> => {
  const made: { refusing: number; mails: Email[]; confirmations: Email[] } = {
    refusing: 0,
    mails: [],
    confirmations: [],
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (made.refusing > 0) {
          made.refusing -= 1;
          return done(Object.assign(new Error("not now"), { responseCode: 451 }));
        }
        void (async () => {
          const mail = await PostalMime.parse(Buffer.concat(parts));
          (isConfirmation(mail.text ?? "") ? made.confirmations : made.mails).push(mail);
          done();
        })();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(made, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      expect(faultsOfMails([...made.mails, ...made.confirmations]), "letters").toEqual([]);
    },
  });
};

/** A shop for the file whose letters come to a peer of its own. */
export const mailedForFile = async (): Promise<{ readonly smtp: SmtpPeer; readonly shop: Running }> => {
  const smtp = await smtpPeer();
  const shop = await running({ SMTP_URL: smtp.url, PUBLIC_URL: "https://shop.example.test" });
  afterAll(async () => {
    await shop.close();
    await smtp.close();
  });
  return { smtp, shop };
};
