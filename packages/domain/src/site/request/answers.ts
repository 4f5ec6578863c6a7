// What becomes of a declaration once its party or staff have said whether it came from them. [ACC-05] [LGL-02] [LGL-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { type Day, dayOf, type TimeZone } from "#kernel/calendar";
import {
  ContractBook,
  type ContractId,
  endContracts,
  endedWith,
  isOfSamePiece,
  ownedContract,
  type ServiceContract,
  shownEnd,
} from "#shop/contract";
import type { Locale } from "#visitor/locale";
import { type DeclarationAnswer, type DeclaredContract, isForJudgement, type ProofWay, revoked } from "./declared.ts";
import { DeclarationLinkUnknown, DeclarationAnswered } from "./errors.ts";
import { endedBy } from "./matching.ts";
import type { DeclarationReceipt } from "./model.ts";
import { DeclarationLetters, Declarations } from "./ports.ts";

export interface Answering {
  readonly declaration: string;
  /** Whose contracts are answered for; null where staff answer for all of them. */
  readonly customerNumber: string | null;
  readonly way: ProofWay;
  readonly today: Day;
  /** The zone of the seller's place, whose day of receipt counts. */
  readonly zone: TimeZone;
  readonly locale: Locale;
}

const isOpen = ({ standing }: DeclaredContract): boolean => standing === "waits" || standing === "taken";

/** The declaration, and what of it its party may still answer. */
const openOf = Effect.fnUntraced(function* ({
  declaration,
  customerNumber,
}: Pick<Answering, "declaration" | "customerNumber">) {
  const declarations = yield* Declarations;
  const stored = yield* declarations.byId(declaration);
  if (stored === null) return yield* Effect.fail(new DeclarationLinkUnknown());
  const all = yield* declarations.declared({ declaration });
  return {
    stored,
    open: all.filter((one) => isOpen(one) && (customerNumber === null || one.customerNumber === customerNumber)),
  };
});

const contractsOf = Effect.fnUntraced(function* (declared: readonly DeclaredContract[]) {
  const book = yield* ContractBook;
  const contracts: ServiceContract[] = [];
  for (const { contract } of declared) {
    const found = yield* book.byId(contract);
    if (found !== null) contracts.push(found);
  }
  return contracts;
});

/** A contract that its party answers for. */
export interface QuestionedContract {
  readonly contract: ServiceContract;
  /** Whether it ends with the answer; else it is cancelled already. */
  readonly waits: boolean;
  /** The last day that is covered, or the day of the withdrawal; null where a person judges it. */
  readonly end: Day | null;
}

/** The last day of a contract by a declaration, as of its receipt, or the day of its withdrawal; null where it ends nothing by itself. */
export const declarationAfter = (
  { filing, receivedAt }: DeclarationReceipt,
  contract: ServiceContract,
  zone: TimeZone,
): Day | null => {
  const after = endedBy(filing, receivedAt, dayOf(receivedAt, zone))(contract);
  return Result.isSuccess(after) ? shownEnd(after.success, zone) : null;
};

/** What a declaration asks of its party: the contracts that are cancelled to a later day, and those that wait. */
export const declarationQuestion = Effect.fn("declarationQuestion")(function* (
  of: Pick<Answering, "declaration" | "customerNumber"> & { readonly zone: TimeZone },
) {
  const { stored, open } = yield* openOf(of);
  const { receipt } = stored;
  const book = yield* ContractBook;
  const contracts: QuestionedContract[] = [];
  for (const { contract: id, standing } of open) {
    const contract = yield* book.byId(id);
    if (contract === null) continue;
    const waits = standing === "waits";
    contracts.push({
      contract,
      waits,
      end: waits ? declarationAfter(receipt, contract, of.zone) : shownEnd(contract, of.zone),
    });
  }
  return { receipt, judged: isForJudgement(receipt.filing), contracts };
});

/**
 * Earlier notices of a contract that its party has confirmed by another one: they are not undone any more. Gives back the contracts that are cancelled by
 * one of them. Who withdraws too late, or has a reason that staff have not judged, confirms nothing.
 */
export const settleEarlier = Effect.fnUntraced(function* (
  { filing, id }: DeclarationReceipt,
  contracts: readonly ServiceContract[],
  ended: readonly ServiceContract[],
) {
  const declarations = yield* Declarations;
  const confirmed: ContractId[] = [];
  for (const contract of contracts) {
    const isEnded = ended.some((one) => one.id === contract.id);
    const isNotice = filing.form === "cancellation" && !isForJudgement(filing) && contract.state.kind === "cancelled";
    if (!isEnded && !isNotice) continue;
    for (const earlier of yield* declarations.declared({ contract: contract.id }))
      if (
        earlier.declaration !== id &&
        isOpen(earlier) &&
        earlier.before !== null &&
        (yield* declarations.settle(earlier, "done", !isEnded)) &&
        !isEnded
      )
        confirmed.push(contract.id);
  }
  return confirmed;
});

/** Carries out what waited, as of the receipt of the declaration; a reason to end at once stays with staff, who know now from whom it came. */
export const proveDeclaration = Effect.fn("proveDeclaration")(function* (answering: Answering) {
  const { declaration, way, today, zone, locale } = answering;
  const { stored, open } = yield* openOf(answering);
  if (open.length === 0) return yield* Effect.fail(new DeclarationAnswered());
  const declarations = yield* Declarations;
  const { receipt } = stored;
  const contracts = yield* contractsOf(open.filter(({ standing }) => standing === "waits"));
  const { ended } = yield* endContracts(
    contracts,
    endedBy(receipt.filing, receipt.receivedAt, dayOf(receipt.receivedAt, zone)),
    {
      today,
      locale,
    },
  );
  const confirmed = yield* settleEarlier(receipt, contracts, ended);
  for (const each of open) {
    const standing = each.standing === "waits" && isForJudgement(receipt.filing) ? "confirmed" : "done";
    const isEnded =
      each.standing === "taken" || confirmed.includes(each.contract) || ended.some(({ id }) => id === each.contract);
    if (!(yield* declarations.settle(each, standing, isEnded))) return yield* Effect.fail(new DeclarationAnswered());
  }
  yield* declarations.noteProof(declaration, way);
  return ended;
});

/** Nothing of it is carried out, and what was cancelled runs on; staff hear of it. */
export const denyDeclaration = Effect.fn("denyDeclaration")(function* (answering: Answering) {
  const { today } = answering;
  const { stored, open } = yield* openOf(answering);
  if (open.length === 0) return yield* Effect.fail(new DeclarationAnswered());
  const [declarations, book] = [yield* Declarations, yield* ContractBook];
  const denied: ServiceContract[] = [];
  const meant = yield* contractsOf(open);
  // Items first: an addition never outlives its item.
  for (const contract of meant.toSorted((a, b) => Number(a.isAddition) - Number(b.isAddition))) {
    const each = open.find((one) => one.contract === contract.id);
    if (each === undefined) continue;
    const reopened = each.before === null ? null : revoked(each, contract, today);
    const isLate = reopened !== null && Result.isFailure(reopened);
    if (!(yield* declarations.settle(each, isLate ? "done" : "denied", isLate)))
      return yield* Effect.fail(new DeclarationAnswered());
    if (isLate) continue;
    if (reopened === null) denied.push(contract);
    else {
      const item = (yield* book.ofOrder(contract.orderId)).find(
        (other) => !other.isAddition && isOfSamePiece(other, contract),
      );
      const after =
        contract.isAddition && item !== undefined ? endedWith(reopened.success, item, today) : reopened.success;
      yield* book.reopen(after);
      denied.push(after);
    }
  }
  if (denied.length === 0) return yield* Effect.fail(new DeclarationAnswered());
  yield* (yield* DeclarationLetters).denied(stored.receipt, denied);
  return denied;
});

/** The declarations that mean a contract of the customer and wait for an answer. */
export const questionsAbout = Effect.fn("questionsAbout")(function* (
  contract: string,
  customerNumber: string,
  zone: TimeZone,
) {
  yield* ownedContract(contract, customerNumber);
  return yield* questionsIn(yield* (yield* Declarations).declared({ contract }), customerNumber, zone);
});

/** All declarations that mean contracts of the customer and wait for an answer, each once. [ACC-09] */
export const questionsOf = Effect.fn("questionsOf")(function* (customerNumber: string, zone: TimeZone) {
  return yield* questionsIn(yield* (yield* Declarations).declared({ customerNumber }), customerNumber, zone);
});

const questionsIn = Effect.fnUntraced(function* (
  declared: readonly DeclaredContract[],
  customerNumber: string,
  zone: TimeZone,
) {
  const open = new Set(declared.filter(isOpen).map(({ declaration }) => declaration));
  const questions = yield* Effect.forEach([...open], (declaration) =>
    // One that is stored no more asks nothing.
    Effect.catchTag(declarationQuestion({ declaration, customerNumber, zone }), "DeclarationLinkUnknown", () =>
      Effect.succeed(null),
    ),
  );
  return questions.filter((question) => question !== null);
});

/** Either, by what its party says. */
export const answerDeclaration = Effect.fn("answerDeclaration")(function* (
  answer: DeclarationAnswer,
  answering: Answering,
) {
  if (answer === "own") yield* proveDeclaration(answering);
  else yield* denyDeclaration(answering);
});

const linkOf = Effect.fn("linkOf")(function* (code: string) {
  const link = yield* (yield* Declarations).byLink(code);
  return link ?? (yield* Effect.fail(new DeclarationLinkUnknown()));
});

/** The same questions and answers for who follows the link of a letter, logged in or not. */
export const questionByLink = (code: string, zone: TimeZone) =>
  Effect.flatMap(linkOf(code), (link) => declarationQuestion({ ...link, zone }));

/** Answers a declaration by the code of a link in a letter. */
export const answerByLink = (
  code: string,
  answer: DeclarationAnswer,
  moment: Pick<Answering, "today" | "zone" | "locale">,
) => Effect.flatMap(linkOf(code), (link) => answerDeclaration(answer, { ...link, way: "link", ...moment }));
