// What a form that was sent to its own page comes to: without scripts it comes back with what was typed, or with its receipt. [FRM-01] [FRM-04]
import { todayOf } from "../../platform/page/today.ts";
import { createHash, randomUUID } from "node:crypto";
import { refusalStatuses, refusalText } from "@kontor/domain/site/refusal";
import {
  checkRequest,
  type Draft,
  draftAsSent,
  emptyRequest,
  type Form,
  type Receipt,
  type RequestFacts,
  requestDraft,
  withField,
} from "@kontor/domain/site/request";
import * as Result from "effect/Result";
import { responseFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import {
  type FormRefused,
  orNotSent,
  outcomeOf as whatWasRefused,
  refusedAs,
} from "../../platform/page/form-answer.ts";
import type { Posted, PostedFile } from "../../platform/page/services.ts";
import type { RequestView } from "./message-views.ts";
import { receivedMessage } from "./received-message.ts";
import { formKeyOf, requestKey } from "./request-key.ts";
import { sendRequestForm } from "./send-message.ts";
import { typedFields } from "./typed-fields.ts";

export type Outcome = Pick<RequestView, "errors" | "problem" | "received"> & {
  readonly status: number;
  /** What was taken. */
  readonly receipt: Receipt | null;
};

export const open: Outcome = { status: 200, errors: [], problem: null, received: null, receipt: null };

/** What a form is checked against, by the page's server. */
export const requestFacts = ({ services }: PageFacts, known: Partial<RequestFacts> = {}): RequestFacts => ({
  today: todayOf(services),
  policy: services.addressPolicy,
  categories: [],
  jobs: [],
  proProducts: [],
  ...known,
});

/** A form and what came of it; `preset` stands in its fields until something else is typed. */
export const answeredForm = async <Sent extends Form>(
  facts: PageFacts,
  form: Sent,
  request: RequestFacts,
  preset: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly view: Omit<RequestView<Sent>, "about"> }> => {
  const { posted } = facts.request;
  const draft = posted === undefined ? presetDraft(form, preset) : postedDraft(form, posted);
  const key = posted === undefined ? randomUUID() : formKeyOf(posted.fields.get("key"));
  const {
    status,
    receipt: _,
    ...outcome
  } = posted === undefined ? open : await outcomeOf(facts, request, draft, key, posted);
  return {
    status,
    view: {
      form,
      path: facts.path,
      facts: request,
      zone: facts.services.zone,
      typed: typedFields(draft),
      key,
      ...outcome,
    },
  };
};

const presetDraft = (form: Form, preset: Readonly<Record<string, string>>): Draft =>
  Object.entries(preset).reduce((draft, [field, value]) => withField(draft, field, value), emptyRequest(form)) as Draft;

const postedDraft = (form: Form, { fields, files = [] }: Posted): Draft => {
  const attached = files.map(({ name, mediaType, size }) => ({ name, mediaType, size, content: null }));
  return draftAsSent(
    withField(
      requestDraft(form, (field) => fields.get(field)),
      "files",
      attached,
    ),
  );
};

/** What was sent comes to this; what was typed is in every answer but the receipt. [FRM-01] */
export const outcomeOf = async (
  facts: PageFacts,
  request: RequestFacts,
  draft: Draft,
  key: string,
  { forged, files = [] }: Posted,
): Promise<Outcome> => {
  const { locale, services } = facts;
  if (forged !== null) return refusedForm(refusedAs(facts, forged));
  const checked = checkRequest(draft, request);
  if (Result.isFailure(checked)) {
    const errors = checked.failure.map(({ field, refusal }) => ({ field, text: refusalText(locale, refusal) }));
    return { ...open, status: refusalStatuses.RequestRefused, errors };
  }
  const whole = requestKey({ ...draft, digests: files.map(digestOf) }, key);
  const answer = await sendRequestForm(services.shop.call, locale, draft, whole, files.flatMap(fileOf));
  // The shop was reached and says why it takes no files now.
  if (!answer.ok && answer.problem.refusal === "FilesNotScanned")
    return refusedForm(refusedAs(facts, "FilesNotScanned"));
  const sent = orNotSent(facts, await responseFor(services, "/shop/request", Promise.resolve(answer)));
  return sent.kind === "value"
    ? { ...open, received: receivedMessage(locale, sent.value, services.zone), receipt: sent.value }
    : refusedForm(sent);
};

const refusedForm = (answer: FormRefused): Outcome => {
  const { fields: errors, ...refused } = whatWasRefused(answer);
  return { ...open, ...refused, errors };
};

const digestOf = ({ bytes }: PostedFile): string =>
  bytes === null ? "" : createHash("sha256").update(bytes).digest("hex");

const fileOf = ({ name, mediaType, bytes }: PostedFile): readonly File[] =>
  bytes === null ? [] : [new File([bytes], name, { type: mediaType })];
