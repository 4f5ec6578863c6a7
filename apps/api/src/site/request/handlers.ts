// Cancellations and withdrawals: taken as they are made, once for each key, with a receipt at once and by mail. [LGL-02] [LGL-03] [FRM-08]
import {
  type Declaration,
  declarationDraft,
  type DeclarationForm,
  declarationLimit,
  type DeclarationReceipt,
  takeDeclaration,
} from "@kontor/domain/site/request";
import { optionalCaller } from "../../visitor/session/caller.ts";
import { alike } from "../../visitor/session/answer-time.ts";
import { countedCall } from "../../visitor/session/call-limits.ts";
import { type Answer, type Call, good, type Handlers } from "../../platform/http/call.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { declarationPorts } from "./ports.ts";
import { run } from "../../platform/use-case/use-case.ts";
import { todayOf } from "../../platform/calendar/today.ts";

type ReceiptOf<Form extends DeclarationForm> = Omit<DeclarationReceipt, "filing"> & {
  readonly filing: Extract<Declaration, { readonly form: Form }>;
};
type Declaring = Pick<
  Call<"declareCancellation"> | Call<"declareWithdrawal">,
  "address" | "headers" | "locale" | "operation" | "body"
>;

export const declarationHandlers = (
  services: SessionServices,
): Pick<Handlers, "declareCancellation" | "declareWithdrawal"> => ({
  declareCancellation: (call) => declared(services, "cancellation", call),
  declareWithdrawal: (call) => declared(services, "withdrawal", call),
});

const declared = async <Form extends DeclarationForm>(
  services: SessionServices,
  form: Form,
  call: Declaring,
): Promise<Answer<{ readonly success: true; readonly result: ReceiptOf<Form> }>> => {
  const fields = new Map<string, unknown>(Object.entries(call.body));
  const draft = declarationDraft(form, (field) => (fields.get(field) as string | undefined) ?? null);
  const key = String(call.headers["idempotency-key"]);
  await countedCall(services, call, { of: "declaration", limit: declarationLimit });
  const id = services.freshId();
  const { categories } = await currentCatalog(services.database.reads);
  const facts = {
    today: todayOf(services),
    policy: services.settings.addressPolicy,
    categories: categories.map((category) => category.key),
    jobs: [],
    proProducts: [],
  };
  // A login that is over is no hindrance: a declaration needs none.
  const { user } = await optionalCaller(services, call);
  const customerNumber = user?.customer_number ?? null;
  const taking = takeDeclaration({ draft, key, id, now: services.now(), locale: call.locale, facts, customerNumber });
  // One that ends a contract is answered as one that finds none.
  const receipt = await alike(run(services, call, declarationPorts(services, call.address), taking));
  if (receipt.id === id) services.mailQueued();
  return good(receipt as ReceiptOf<Form>, receipt.id === id ? 201 : 200);
};
