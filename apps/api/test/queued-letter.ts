// A letter in the outbox of a shop on trial.
import { type Letter, queueLetter } from "../src/platform/mail/outbox.ts";
import { ownMailbox } from "../src/platform/mail/recipients.ts";
import type { Running } from "./harness.ts";

export const queuedLetter = (
  { api, clock }: Pick<Running, "api" | "clock">,
  id: string,
  more: Pick<Letter, "attachments"> = {},
): Promise<void> =>
  api.database.inTransaction(async (handle) => {
    const letter = {
      id,
      recipient: ownMailbox({ email: "a@example.test" }),
      subject: "x",
      text: "x",
      html: "x",
      locale: "de",
      orderId: null,
    } as const;
    await queueLetter(handle, { ...letter, ...more }, clock.now);
  });
