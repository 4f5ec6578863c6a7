// Cancellations and withdrawals: taken as they are made, once for each key, with a receipt at once and by mail. [LGL-02] [LGL-03] [FRM-08]
import {
  type Declaration,
  type DeclarationDraft,
  declarationDraft,
  type DeclarationForm,
  type DeclarationReceipt,
  takeDeclaration,
} from "@kontor/domain/site/request";
import { TooManyAttempts } from "@kontor/domain/visitor/session";
import { waitFor } from "../auth/allowance.ts";
import { bucketOf } from "../auth/strangers.ts";
import { type Answer, type Call, good, type Handlers } from "../http/call.ts";
import { refuse } from "../http/problem.ts";
import type { Services } from "../services.ts";
import { currentCatalog } from "../stores/catalogs.ts";
import { declarationByKey } from "../stores/declarations.ts";
import { countCall } from "../stores/rate-limits.ts";
import { todayOf, writing } from "./use.ts";

/** From one address in a minute: many may share one, and nobody is kept from a right for long. */
const declarationsPerMinute = 60;
/** To one mailbox in an hour, whoever asks for them. */
const receiptsPerHour = 10;
const hour = 3_600_000;

type ReceiptOf<Form extends DeclarationForm> = Omit<DeclarationReceipt, "filing"> & {
  readonly filing: Extract<Declaration, { readonly form: Form }>;
};
type Declaring = Pick<Call<"declareCancellation"> | Call<"declareWithdrawal">, "address" | "headers" | "locale" | "body">;

export const declarationHandlers = (services: Services): Pick<Handlers, "declareCancellation" | "declareWithdrawal"> => ({
  declareCancellation: (call) => declared(services, "cancellation", call),
  declareWithdrawal: (call) => declared(services, "withdrawal", call),
});

const declared = async <Form extends DeclarationForm>(
  services: Services,
  form: Form,
  call: Declaring,
): Promise<Answer<{ readonly success: true; readonly result: ReceiptOf<Form> }>> => {
  const fields = new Map<string, unknown>(Object.entries(call.body));
  const draft = declarationDraft(form, (field) => (fields.get(field) as string | undefined) ?? null);
  const key = String(call.headers["idempotency-key"]);
  const wait = await waitFor(services, call, { of: "declaration", limit: declarationsPerMinute });
  if (wait !== null) refuse(new TooManyAttempts({ wait }));
  if ((await declarationByKey(services.database.reads, key)) === null) await mailboxAllowance(services, draft);
  const id = services.freshId();
  const { categories } = await currentCatalog(services.database.reads);
  const facts = {
    today: todayOf(services),
    policy: services.settings.addressPolicy,
    categories: categories.map((category) => category.key),
    jobs: [],
    proProducts: [],
  };
  const receipt = await writing(services, takeDeclaration({ draft, key, id, now: services.now(), locale: call.locale, facts }));
  if (receipt.id === id) services.mailQueued();
  return good(receipt as ReceiptOf<Form>, receipt.id === id ? 201 : 200);
};

/** Nobody's mailbox is filled by what others declare; counted by its fingerprint, whether it is a customer's or not. */
const mailboxAllowance = async ({ database, now }: Services, { fields: { email } }: DeclarationDraft): Promise<void> => {
  const { refused, wait } = await countCall(database, `receipts:${bucketOf(email)}`, receiptsPerHour, hour, now());
  if (refused) refuse(new TooManyAttempts({ wait }));
};
