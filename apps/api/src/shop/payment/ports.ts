// What paying online stands on: providers by the settings, attempts and books in the database, each decision in a transaction of its own. [PAY-03]
import { MoneyBook } from "@kontor/domain/shop/balance";
import {
  Attempts,
  type Provider,
  ProviderNotOffered,
  type ProviderName,
  Providers,
  providersOf,
  Transactions,
} from "@kontor/domain/shop/payment";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Handle } from "../../platform/database/handle.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { moneyBookOver } from "../invoice/money-book.ts";
import {
  addAttempt,
  attemptById,
  attemptByReference,
  awaitedAttempts,
  bookedSince,
  changeAttempt,
} from "./attempts-store.ts";
import { noteDifference } from "./differences-store.ts";
import type { Settings } from "../../platform/settings/settings.ts";

/** What this adds to the services. */
export interface PaymentServices {
  /** Each provider that the shop has an account with. */
  readonly payment: Partial<Record<ProviderName, Provider>>;
}

/** Where a provider's notices arrive, below the shop's own origin. */
export const noticePath = (provider: ProviderName): string => `/api/shop/payment/notices/${provider}`;

/** Mollie refuses an address that it cannot reach. */
const isReachable = (url: string): boolean => url.startsWith("https://");

/** Those for which the settings have an account. The clients are large: one that is not used is not loaded. */
export const providersBy = async ({
  payment: { stripe, mollie },
  publicUrl,
}: Pick<Settings, "payment" | "publicUrl">): Promise<PaymentServices> => {
  const noticeUrl = isReachable(publicUrl) ? publicUrl + noticePath("mollie") : null;
  return {
    payment: {
      ...(stripe === null ? {} : { stripe: (await import("./stripe.ts")).stripe(stripe) }),
      ...(mollie === null ? {} : { mollie: (await import("./mollie.ts")).mollie({ ...mollie, noticeUrl }) }),
    },
  };
};

type Needed = Pick<PlatformServices, "database" | "now" | "settings" | "freshId" | "log"> & PaymentServices;

const attemptsOver = (handle: Handle, { freshId, now, log }: Needed): Attempts["Service"] => ({
  newId: Effect.sync(freshId),
  add: (attempt) => Effect.promise(() => addAttempt(handle, attempt)),
  change: (attempt) => Effect.asVoid(Effect.promise(() => changeAttempt(handle, attempt))),
  byId: (id) => Effect.promise(() => attemptById(handle, id)),
  byReference: (provider, reference) => Effect.promise(() => attemptByReference(handle, provider, reference)),
  awaited: (customerNumber) => Effect.promise(() => awaitedAttempts(handle, customerNumber)),
  bookedSince: (provider, from) => Effect.promise(() => bookedSince(handle, provider, from)),
  note: (difference) =>
    Effect.promise(async () => {
      const { provider, reference, kind } = difference;
      if (await noteDifference(handle, difference, now()))
        log.warn({ provider, reference, kind }, "a payment at its provider differs from the books");
    }),
});

/** Ends a transaction with nothing done, and says what was refused. */
class Undone<E> extends Error {
  override readonly name = "Undone";
  readonly refusal: E;
  constructor(refusal: E) {
    super("undone");
    this.refusal = refusal;
  }
}

/** Each decision is whole or not at all. What it refuses is known to who asked for it; an error of the database stays one, so that a transaction that another one got in the way of runs again. */
const transactionsOver = (services: Needed): Transactions["Service"] => ({
  whole: <A, E>(act: Effect.Effect<A, E, Attempts | MoneyBook>): Effect.Effect<A, E> => {
    const decided = (handle: Handle): Promise<Result.Result<A, E>> =>
      Effect.runPromise(
        Effect.result(
          Effect.provideContext(
            act,
            Context.make(Attempts, attemptsOver(handle, services)).pipe(
              Context.add(MoneyBook, moneyBookOver(handle, services)),
            ),
          ),
        ),
      );
    const decidedWhole = async (): Promise<Result.Result<A, E>> => {
      try {
        return await services.database.inTransaction(async (handle) => {
          const outcome = await decided(handle);
          if (Result.isFailure(outcome)) throw new Undone(outcome.failure);
          return outcome;
        });
      } catch (error) {
        if (error instanceof Undone) return Result.fail(error.refusal as E);
        throw error;
      }
    };
    return Effect.flatMap(Effect.promise(decidedWhole), Effect.fromResult);
  },
});

export const offeredBy = ({ payment }: PaymentServices): readonly ProviderName[] => providersOf(payment);

/** The ports of the use cases of paying online. */
export const paymentPorts = (services: Needed) =>
  Context.make(Attempts, attemptsOver(services.database.reads, services)).pipe(
    Context.add(Transactions, transactionsOver(services)),
    Context.add(Providers, {
      offered: offeredBy(services),
      of: (name) => {
        const provider = services.payment[name];
        return provider === undefined ? Effect.fail(new ProviderNotOffered()) : Effect.succeed(provider);
      },
    }),
  );
