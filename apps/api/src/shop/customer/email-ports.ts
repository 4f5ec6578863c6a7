// What a change of an email address needs, over the database: the change with its codes, and the letters to both addresses. [ACC-04]
import { type ConfirmingSide, type EmailChange, EmailChangeLetters, EmailChanges } from "@kontor/domain/shop/customer";
import type { Locale } from "@kontor/domain/visitor/locale";
import { Accounts, Logins } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { spoken } from "../../platform/provider/languages.ts";
import type { Call, OperationId } from "../../platform/http/call.ts";
import { noticeMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { accountsOver, fingerprint, freshCode, loginsOver } from "../../visitor/session/account-ports.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { userByEmail } from "../../visitor/session/users-store.ts";
import { queueEmailChanged, queueQuestion, queueTaken } from "./email-mails.ts";
import { dropEmailChange, emailChangeByHash, noteConfirmed, storeEmailChange } from "./email-changes-store.ts";
import { changeAddressEmail } from "./store.ts";

const sides: readonly ConfirmingSide[] = ["old", "new"];

/** `boxes` are the mailboxes of both addresses, counted before the transaction; null where one has had as many letters as it gets. */
export const emailChangePorts =
  (
    services: SessionServices,
    call: Pick<Call<OperationId>, "headers" | "locale" | "operation">,
    boxes: Readonly<Record<ConfirmingSide, Recipient | null>> = { old: null, new: null },
  ): PortsOver<Accounts | EmailChangeLetters | EmailChanges | Logins> =>
  ({ handle }) => {
    const { locale } = call;
    const now = services.now();
    const codes = { old: freshCode("reset"), new: freshCode("reset") };
    /** The language of who asked: who follows a link may read another one. */
    const known: { locale: Locale } = { locale };
    /** The customer may find letters to their own address in an export, and no others. */
    const addressed = async (side: ConfirmingSide, { from }: EmailChange) => {
      const own = side === "old" ? await userByEmail(handle, from) : undefined;
      return { account: own?.email ?? null, customerNumber: own?.customer_number ?? null };
    };
    return Context.make(EmailChanges, {
      open: ({ account: userId, change }) =>
        Effect.promise(() =>
          storeEmailChange(
            handle,
            { userId, change, locale },
            { old: fingerprint(codes.old), new: fingerprint(codes.new) },
          ),
        ),
      byCode: (code) =>
        Effect.promise(async () => {
          const found = await emailChangeByHash(handle, fingerprint(code), now);
          if (found === null) return null;
          known.locale = spoken(found.locale);
          return { account: found.userId, change: found.change, side: found.side };
        }),
      noteConfirmed: ({ account, change }) => Effect.promise(() => noteConfirmed(handle, account, change)),
      drop: (account) => Effect.promise(() => dropEmailChange(handle, account)),
      readdress: (number, email) => Effect.promise(() => changeAddressEmail(handle, number, email, now)),
    }).pipe(
      Context.add(EmailChangeLetters, {
        question: (side, change) =>
          Effect.promise(async () => {
            const recipient = boxes[side];
            if (recipient === null) return;
            const to = { recipient, ...(await addressed(side, change)) };
            await queueQuestion(services, handle, to, { side, code: codes[side], address: change.to }, locale);
          }),
        taken: ({ to }) =>
          Effect.promise(async () => {
            if (boxes.new !== null) await queueTaken(services, handle, { recipient: boxes.new, account: to }, locale);
          }),
        changed: (change, customerNumber) =>
          Effect.promise(async () => {
            for (const side of sides) {
              const recipient = noticeMailbox(side === "old" ? change.from : change.to);
              const to = { recipient, account: change.to, customerNumber };
              await queueEmailChanged(services, handle, to, change.to, known.locale);
            }
          }),
      }),
      Context.add(Accounts, accountsOver(handle, now)),
      Context.add(Logins, loginsOver(services, handle, call)),
    );
  };
