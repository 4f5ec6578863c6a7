// Taking a form, once for each key, and scanning its files before. [FRM-01] [FRM-04] [CUS-11] [LGL-02] [LGL-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { ContractBook, endContracts, type ServiceContract } from "#shop/contract";
import type { Locale } from "#visitor/locale";
import { settleEarlier } from "./answers.ts";
import { declarationStep } from "./declaration.ts";
import { type DeclaredContract, type DeclaredStanding, isForJudgement, isProved, isTakenAtOnce } from "./declared.ts";
import { FileInfected, RequestKeyUsed, RequestRefused } from "./errors.ts";
import { declaredContracts, endedBy } from "./matching.ts";
import { filesOf } from "./message.ts";
import type { RequestFacts } from "./facts.ts";
import type { DeclarationDraft, Draft, Message, MessageDraft } from "./model.ts";
import { DeclarationLetters, Declarations, FileScanner, MessageLetters, Messages } from "./ports.ts";
import { checkRequest, isSameDraft, receiptOf } from "./rules.ts";

/** What was typed, and what only the taker knows: the key, an id, the time, the language of the letters. */
export interface Taking<Drafted extends Draft = DeclarationDraft> {
  readonly draft: Drafted;
  readonly key: string;
  readonly id: string;
  readonly now: Instant;
  readonly locale: Locale;
  readonly facts: RequestFacts;
}

/** A declaration, and the number of the customer who is logged in; null for everybody else. */
export interface TakingDeclaration extends Taking {
  readonly customerNumber: string | null;
}

/**
 * Takes a declaration as it was made, at once and as of now. Where it says enough, it ends its contracts in the same transaction, if their customer is logged
 * in; else a notice to a later day is taken, to which its party may object, and what would delete something before that waits for its party. The receipt is
 * the same in each case, so that nothing is revealed of contracts and customers. The same key gives the same receipt again, however late. [ACC-05]
 */
export const takeDeclaration = Effect.fn("takeDeclaration")(function* (taking: TakingDeclaration) {
  const { draft, key, id, now, locale, facts, customerNumber } = taking;
  const declarations = yield* Declarations;
  const earlier = yield* declarations.byKey(key);
  if (earlier !== null)
    return isSameDraft(earlier.draft, draft) ? earlier.receipt : yield* Effect.fail(new RequestKeyUsed());
  const declared = declarationStep("confirm", draft, facts);
  if (declared.step === "asked") return yield* Effect.fail(new RequestRefused({ fields: declared.refusals }));
  const { filing } = declared;
  const receipt = receiptOf(filing, id, now);
  const { today } = facts;
  const book = yield* ContractBook;
  const { email } = filing.fields;
  const known = yield* book.ofPerson({ email, customerNumber });
  const meant = declaredContracts(
    filing,
    known,
    { loggedIn: customerNumber, byEmail: yield* book.customerOf(email) },
    today,
  );
  const end = endedBy(filing, now, today);
  const own = meant.filter((contract) => isProved(contract, customerNumber));
  const others = meant.filter(
    (contract) => !own.includes(contract) && (isForJudgement(filing) || Result.isSuccess(end(contract))),
  );
  const taken = others.filter((contract) =>
    Result.match(end(contract), {
      onSuccess: (after) => isTakenAtOnce(contract, after, today),
      onFailure: () => false,
    }),
  );
  const waiting = others.filter((contract) => !taken.includes(contract));
  const proved = yield* endContracts(own, end, { today, locale });
  // Who is logged in confirms what was cancelled without a login before: it cannot be undone any more.
  const confirmed = yield* settleEarlier(receipt, own, proved.ended);
  const noticed = yield* endContracts(taken, end, { today, locale, letter: false });
  const declaredOf = (contract: ServiceContract, standing: DeclaredStanding): DeclaredContract => ({
    declaration: id,
    contract: contract.id,
    customerNumber: contract.customerNumber,
    receivedAt: now,
    standing,
    // An addition that is cancelled with its item may wait for an earlier end of its own.
    before: noticed.changed.find(({ before }) => before.id === contract.id)?.before.state ?? null,
  });
  const onlyTaken = noticed.changed.filter(({ before }) => !waiting.some((contract) => contract.id === before.id));
  yield* declarations.add(
    { key, draft, receipt },
    {
      ended: [...[...proved.ended, ...noticed.ended].map((contract) => contract.id), ...confirmed],
      declared: [
        ...onlyTaken.map(({ before }) => declaredOf(before, "taken")),
        ...waiting.map((contract) => declaredOf(contract, "waits")),
      ],
      proved: own.length > 0 && others.length === 0 ? "login" : null,
    },
  );
  const letters = yield* DeclarationLetters;
  for (const customer of new Set(others.map((contract) => contract.customerNumber))) {
    const ofCustomer = (contract: ServiceContract): boolean => contract.customerNumber === customer;
    const question = {
      customerNumber: customer,
      taken: noticed.ended.filter(ofCustomer),
      waiting: waiting.filter(ofCustomer),
    };
    yield* letters.question(receipt, question, locale);
  }
  yield* letters.add(receipt, locale);
  return receipt;
});

/** Takes a message once: the same key gives the same receipt again, and receipt and letters stand or fall together. [FRM-03] [LGL-05] */
export const takeMessage = Effect.fn("takeMessage")(function* ({
  draft,
  key,
  id,
  now,
  locale,
  facts,
}: Taking<MessageDraft>) {
  const messages = yield* Messages;
  const earlier = yield* messages.byKey(key);
  if (earlier !== null)
    return isSameDraft(earlier.draft, draft) ? earlier.receipt : yield* Effect.fail(new RequestKeyUsed());
  const checked = checkRequest(draft, facts);
  if (Result.isFailure(checked)) return yield* Effect.fail(new RequestRefused({ fields: checked.failure }));
  const receipt = receiptOf(checked.success as Message, id, now);
  yield* messages.add({ key, draft, receipt });
  yield* (yield* MessageLetters).add(receipt, locale);
  return receipt;
});

/**
 * What has to be known of the files of a message before it is taken: that the scanner finds nothing in them. It takes its time, so it comes before the
 * transaction; a message that is refused or was taken before is not scanned. [FRM-04]
 */
export const scanFiles = Effect.fn("scanFiles")(function* ({
  draft,
  key,
  facts,
}: Pick<Taking<MessageDraft>, "draft" | "key" | "facts">) {
  const checked = checkRequest(draft, facts);
  const files = Result.isSuccess(checked) ? filesOf(checked.success as Message) : [];
  if (files.length === 0 || (yield* (yield* Messages).byKey(key)) !== null) return;
  const scanner = yield* FileScanner;
  for (const { name, content } of files)
    if (content === null || (yield* scanner.isInfected(content.digest)))
      return yield* Effect.fail(
        new RequestRefused({ fields: [{ field: "files", refusal: new FileInfected({ name }) }] }),
      );
});
