// A real SMTP server: accepts every mail and records its Message-ID and the order that it is about.
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** `{ url, mails, stop() }`; a mail is `{ messageId, to, subject }`. */
export const smtpServed = async () => {
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) => {
      const parts = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", async () => {
        const { messageId, to, subject } = await PostalMime.parse(Buffer.concat(parts));
        mails.push({ messageId, to: to?.[0]?.address, subject });
        done();
      });
    },
  });
  // A shop that is killed while it speaks leaves a broken connection behind.
  server.on("error", () => undefined);
  await new Promise((go) => server.listen(0, "127.0.0.1", go));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    mails,
    stop: () => new Promise((go) => server.close(go)),
  };
};
