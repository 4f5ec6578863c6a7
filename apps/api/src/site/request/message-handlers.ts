// Contact messages and abuse notices: taken once for each key, with a receipt at once and by mail. [FRM-03] [LGL-05]
import {
  type Message,
  messageLimit,
  type MessageDraft,
  type MessageForm,
  type MessageReceipt,
  requestDraft,
  takeMessage,
} from "@kontor/domain/site/request";
import { TooManyAttempts } from "@kontor/domain/visitor/session";
import { todayOf } from "../../platform/calendar/today.ts";
import { type Answer, type Call, good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { boundBy } from "../../platform/mail/outbox.ts";
import { within } from "../../platform/use-case/use-case.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { mailboxBucket, receiptsBucket } from "../../shop/checkout/mail-limits.ts";
import { waitFor } from "../../visitor/session/call-limits.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { lettersAboutMessage } from "./message-store.ts";
import { messagePorts } from "./ports.ts";

type ReceiptOf<Form extends MessageForm> = Omit<MessageReceipt, "filing"> & {
  readonly filing: Extract<Message, { readonly form: Form }>;
};
type Sending = Pick<Call<"sendContact"> | Call<"sendAbuse">, "address" | "headers" | "locale" | "body">;

export const messageHandlers = (services: SessionServices): Pick<Handlers, "sendContact" | "sendAbuse"> => ({
  sendContact: (call) => taken(services, "contact", call),
  sendAbuse: (call) => taken(services, "abuse", call),
});

const taken = async <Form extends MessageForm>(
  services: SessionServices,
  form: Form,
  call: Sending,
): Promise<Answer<{ readonly success: true; readonly result: ReceiptOf<Form> }>> => {
  const wait = await waitFor(services, call, { of: "message", limit: messageLimit });
  if (wait !== null) refuse(new TooManyAttempts({ wait }));
  const fields = new Map<string, unknown>(Object.entries(call.body));
  const draft = requestDraft(form, (field) => {
    const value = fields.get(field);
    return typeof value === "string" ? value : value === true ? "on" : null;
  }) as MessageDraft;
  const id = services.freshId();
  const { categories } = await currentCatalog(services.database.reads);
  const taking = takeMessage({
    draft,
    key: String(call.headers["idempotency-key"]),
    id,
    now: services.now(),
    locale: call.locale,
    facts: {
      today: todayOf(services),
      policy: services.settings.addressPolicy,
      categories: categories.map((category) => category.key),
      jobs: [],
      proProducts: [],
    },
  });
  const receipt = await services.database.inTransaction(async (handle) => {
    const given = await within(handle, messagePorts(services), taking);
    // The receipt is given at once; its letter waits where mailbox or network had many.
    if (given.id === id)
      await boundBy(handle, lettersAboutMessage(id).receipt, `${mailboxBucket(given.email)} ${receiptsBucket(call.address)}`);
    return given;
  });
  if (receipt.id === id) services.mailQueued();
  return good(receipt as ReceiptOf<Form>, receipt.id === id ? 201 : 200);
};
