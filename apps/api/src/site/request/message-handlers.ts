// Messages that a person answers, from contact to application: taken once for each key, with a receipt at once and by mail. [FRM-03] [FRM-04] [LGL-05]
import type { OpenJob } from "@kontor/domain/site/job";
import {
  applicationBytes,
  applicationLimit,
  type Message,
  messageLimit,
  type MessageDraft,
  type MessageForm,
  type MessageReceipt,
  proProductsOf,
  requestDraft,
  scanFiles,
  takeMessage,
  withField,
} from "@kontor/domain/site/request";
import { todayOf } from "../../platform/calendar/today.ts";
import { type Answer, type Call, good, type Handlers } from "../../platform/http/call.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { numberReader } from "../../platform/text/phone-numbers.ts";
import { read, run } from "../../platform/use-case/use-case.ts";
import { currentCatalog } from "../../shop/catalog/store.ts";
import { countedCall } from "../../visitor/session/call-limits.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { readFiles, type ReadFiles } from "./attachments.ts";
import { messagePorts } from "./ports.ts";

type ReceiptOf<Form extends MessageForm> = Omit<MessageReceipt, "filing"> & {
  readonly filing: Extract<Message, { readonly form: Form }>;
};
type Sending = Pick<Call<Names>, "address" | "headers" | "locale" | "operation">;
type Answered<Form extends MessageForm> = Promise<Answer<{ readonly success: true; readonly result: ReceiptOf<Form> }>>;
type Names =
  | "sendContact"
  | "sendAbuse"
  | "sendApplication"
  | "sendSponsoring"
  | "sendPrivacyRequest"
  | "sendProductPro";

/** `openJobs` are the jobs that can be applied for. */
export const messageHandlers = (
  services: SessionServices,
  openJobs: () => Promise<readonly OpenJob[]>,
): Pick<Handlers, Names> => {
  const limited = (call: Sending, of: "message" | "application"): Promise<void> =>
    countedCall(services, call, { of, limit: of === "message" ? messageLimit : applicationLimit });
  /** A message whose fields came as JSON. */
  const written = async <Form extends MessageForm>(
    form: Form,
    call: Sending & { readonly body: object },
  ): Answered<Form> => {
    await limited(call, "message");
    const fields = new Map<string, unknown>(Object.entries(call.body));
    return taken(form, call, fields, { files: [], contents: new Map() });
  };
  const taken = async <Form extends MessageForm>(
    form: Form,
    call: Sending,
    fields: ReadonlyMap<string, unknown>,
    { files, contents }: ReadFiles,
  ): Answered<Form> => {
    const typed = requestDraft(form, (field) => {
      const value = fields.get(field);
      return typeof value === "string" ? value : value === true ? "on" : null;
    });
    const draft = withField(typed, "files", files) as MessageDraft;
    const [id, key] = [services.freshId(), String(call.headers["idempotency-key"])];
    // Who applies on their own initiative does not wait for the content system.
    const jobs = draft.form === "application" && draft.fields.job !== "" ? await openJobs() : [];
    const facts = await factsFor(services, draft, jobs);
    const ports = messagePorts(services, { contents, jobs, address: call.address });
    // It takes its time, so it comes before the transaction.
    if (files.length > 0) await read(services, call, ports, scanFiles({ draft, key, facts }));
    const taking = takeMessage({ draft, key, id, now: services.now(), locale: call.locale, facts });
    const receipt = await run(services, call, ports, taking);
    if (receipt.id === id) services.mailQueued();
    return good(receipt as ReceiptOf<Form>, receipt.id === id ? 201 : 200);
  };
  return {
    sendContact: (call) => written("contact", call),
    sendAbuse: (call) => written("abuse", call),
    sendSponsoring: (call) => written("sponsoring", call),
    sendPrivacyRequest: (call) => written("privacy", call),
    sendProductPro: (call) => written("product-pro", call),
    sendApplication: async (call) => {
      await limited(call, "application");
      const { fields, files } = await call.multipart(applicationBytes);
      return taken(
        "application",
        call,
        fields,
        await readFiles(files.filter(({ field }) => field === "files")),
      ) as never;
    },
  };
};

const factsFor = async (services: SessionServices, draft: MessageDraft, jobs: readonly OpenJob[]) => {
  const { reads } = services.database;
  const { categories } = await currentCatalog(reads);
  const keys = categories.map(({ key }) => key);
  const { proProducts = [] } = draft.form === "product-pro" ? await siteTexts(reads) : {};
  return {
    today: todayOf(services),
    policy: services.settings.addressPolicy,
    readNumber: await numberReader(),
    categories: keys,
    jobs: jobs.map(({ slug }) => slug),
    proProducts: proProductsOf(proProducts, keys),
  };
};
