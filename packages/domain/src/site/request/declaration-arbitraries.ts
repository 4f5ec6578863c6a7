// A desk that takes declarations in memory, with contracts that they may mean, for laws.
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { type Day, type Instant, instant } from "#kernel/calendar";
import { ContractBook, ContractLetters, type ServiceContract } from "#shop/contract";
import { answerDeclaration } from "./answers.ts";
import { someFacts } from "./arbitraries.ts";
import type { DeclarationAnswer, DeclaredContract, ProofWay } from "./declared.ts";
import type { DeclarationDraft, DeclarationReceipt, StoredDeclaration } from "./model.ts";
import { DeclarationLetters, Declarations } from "./ports.ts";
import { takeDeclaration } from "./use-cases.ts";

export const deskZone = "Europe/Berlin";

interface Declaring {
  readonly loggedIn?: string | null;
  readonly today?: Day;
}

export const declarationDesk = (contracts: readonly ServiceContract[] = []) => {
  const storedDeclarations: StoredDeclaration[] = [];
  const letters: DeclarationReceipt[] = [];
  const book = new Map(contracts.map((contract) => [contract.id, contract]));
  const declared: DeclaredContract[] = [];
  const at = (one: DeclaredContract): number =>
    declared.findIndex((other) => other.declaration === one.declaration && other.contract === one.contract);
  const layer = Layer.mergeAll(
    Layer.succeed(Declarations, {
      byLink: () => Effect.succeed(null),
      byKey: (key) => Effect.sync(() => storedDeclarations.find((stored) => stored.key === key) ?? null),
      byId: (id) => Effect.sync(() => storedDeclarations.find(({ receipt }) => receipt.id === id) ?? null),
      add: (stored, outcome) =>
        Effect.sync(() => {
          storedDeclarations.push(stored);
          declared.push(...outcome.declared);
        }),
      declared: (of) =>
        Effect.sync(() =>
          declared.filter((one) =>
            "contract" in of
              ? one.contract === of.contract
              : "customerNumber" in of
                ? one.customerNumber === of.customerNumber
                : one.declaration === of.declaration,
          ),
        ),
      settle: (one, standing) =>
        Effect.sync(() => {
          if (declared[at(one)]?.standing !== one.standing) return false;
          declared[at(one)] = { ...one, standing };
          return true;
        }),
      noteProof: () => Effect.void,
    }),
    Layer.succeed(ContractBook, {
      add: () => Effect.void,
      ofPerson: () => Effect.sync(() => [...book.values()]),
      customerOf: () => Effect.succeed(null),
      byId: (id) => Effect.sync(() => book.get(id) ?? null),
      ofOrder: (orderId) => Effect.sync(() => [...book.values()].filter((contract) => contract.orderId === orderId)),
      earlierOrders: () => Effect.succeed([]),
      asBilledNext: Effect.succeed,
      change: (contract) => Effect.sync(() => void book.set(contract.id, contract)),
      reopen: (contract) => Effect.sync(() => void book.set(contract.id, contract)),
    }),
    Layer.succeed(ContractLetters, { ended: () => Effect.void }),
    Layer.succeed(DeclarationLetters, {
      add: (receipt) => Effect.sync(() => void letters.push(receipt)),
      question: () => Effect.void,
      denied: () => Effect.void,
    }),
  );
  const take = (
    draft: DeclarationDraft,
    key: string,
    id: string,
    now: Instant = instant(0),
    { loggedIn = null, today = someFacts.today }: Declaring = {},
  ) =>
    Effect.runSync(
      Effect.result(
        takeDeclaration({
          draft,
          key,
          id,
          now,
          locale: "de",
          facts: { ...someFacts, today },
          customerNumber: loggedIn,
        }).pipe(Effect.provide(layer)),
      ),
    );
  /** What a party or staff say of a declaration, on a later day. */
  const answer = (
    reply: DeclarationAnswer,
    declaration: string,
    { by = null, way = "link", today }: { readonly by?: string | null; readonly way?: ProofWay; readonly today: Day },
  ) =>
    Effect.runSync(
      Effect.result(
        answerDeclaration(reply, { declaration, customerNumber: by, way, today, zone: deskZone, locale: "de" }).pipe(
          Effect.provide(layer),
        ),
      ),
    );
  return { storedDeclarations, letters, book, declared, take, answer };
};
