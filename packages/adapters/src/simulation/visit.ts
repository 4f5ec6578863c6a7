// What a visitor does next, step by step: looks around, checks names, fills a cart, orders, hesitates, errs, gives up. [HDL-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Product } from "@kontor/domain/shop/catalog";
import { type Agreements, agreementRefusals, type NewItem, stepOf } from "@kontor/domain/shop/checkout";
import type { WorldFacts } from "../layers/memory/world.ts";
import type { Chance } from "./chance.ts";
import { anyDraft, mistyped } from "./drafts.ts";
import type { Act, Arrival, Shopper } from "./shopper.ts";

/** Something to do, so many milliseconds after the last. */
export interface Planned {
  readonly after: number;
  readonly act: Act;
}

/** What there is to buy, looked through once for all visitors. */
export interface Market {
  readonly plans: readonly Product[];
  readonly endings: readonly string[];
  readonly codes: readonly string[];
  readonly start: Instant;
}

export const marketOf = (
  { catalog, vouchers = [] }: Pick<WorldFacts, "catalog" | "vouchers">,
  start: Instant,
): Market => ({
  plans: catalog.products.filter(({ onlyAsAddition }) => !onlyAsAddition),
  endings: catalog.endings.slice(0, 12).map(({ ending }) => ending),
  codes: [...vouchers.map(({ code }) => code), "NO-SUCH-CODE"],
  start,
});

export const anyArrival = (chance: Chance): Arrival => {
  const locale = chance.of(0.6) ? "de" : "en";
  return {
    locale,
    path: chance.of(0.15) ? `/${locale}/enterprise` : `/${locale}`,
    ref: chance.of(0.1) ? String(10_000 + chance.below(50)) : null,
  };
};

const boxes: readonly (keyof Agreements)[] = ["terms", "cancellationPolicy", "adult"];

/** The whole visit; it ends where nothing more is done. */
export function* visit(chance: Chance, market: Market, arrival: Arrival, at: Shopper): Generator<Planned, void, void> {
  const after = (act: Act, milliseconds = 3000): Planned => ({
    after: milliseconds + chance.below(4 * milliseconds),
    act,
  });
  if (chance.of(0.3)) yield after({ type: "page.enter", path: `/${arrival.locale}/server` });
  yield* fill(chance, market, at, after);
  if (at.cart()?.items.length === 0 || at.cart() === null || chance.of(0.2)) return;
  if (chance.of(0.12)) {
    yield after({ type: "voucher.put", code: chance.pick(market.codes) });
  }
  yield after({ type: "quote.look" });
  if (chance.of(0.15)) return;
  yield after({ type: "step.forward" });
  yield* arrive(chance, at, after);
  if (at.session().value !== "known") return;
  yield after({ type: "quote.look" }, 500);
  yield after({ type: "step.go", step: "summary" });
  if (chance.of(0.05)) return;
  yield* order(chance, at, after);
}

type After = (act: Act, milliseconds?: number) => Planned;

function* fill(chance: Chance, market: Market, at: Shopper, after: After): Generator<Planned, void, void> {
  const items = 1 + chance.below(3);
  for (let item = 0; item < items; item += 1) {
    const name = `${chance.word(4 + chance.below(8))}.${chance.pick(market.endings)}`;
    if (chance.of(0.5)) {
      yield after({ type: "name.check", typed: chance.of(0.05) ? "-wrong-.de" : name });
      at.wait(500);
      const answer = at.search().context.names[0]?.answer;
      if (answer?.offer === "register")
        yield after({ type: "cart.add", item: { kind: "domain", domain: { name, acquisition: "register" } } });
    } else yield after({ type: "cart.add", item: planOf(chance, market, name) });
    if (at.refusal() !== null && chance.of(0.5)) return;
  }
  const size = at.cart()?.items.length ?? 0;
  if (size > 1 && chance.of(0.1)) yield after({ type: "cart.remove", position: chance.below(size) });
}

const planOf = (chance: Chance, { plans }: Market, name: string): NewItem => {
  const product = chance.pick(plans);
  const addition = product.additions[0];
  return {
    kind: "product",
    product: product.key,
    quantity: chance.of(0.9) ? 1 : 1 + chance.below(5),
    billingMonths: chance.of(0.02) ? 7 : chance.pick(product.billingMonths),
    ...(addition !== undefined && chance.of(0.2)
      ? { additions: [{ product: addition.product, quantity: 1 + chance.below(addition.maximum + 1) }] }
      : {}),
    ...(product.includedDomains.count > 0 && chance.of(0.5)
      ? { domains: [{ name, acquisition: "register" as const }] }
      : {}),
  };
};

/** Registers with an account of their own, then gives an address, with a second try where the first was wrong. */
function* arrive(chance: Chance, at: Shopper, after: After): Generator<Planned, void, void> {
  const email = `${chance.word(10)}@mail.example`;
  const entry = { by: "register", username: email, email, password: chance.of(0.04) ? "12" : "Passw0rd-one" } as const;
  for (let tries = 0; tries < 3 && at.session().value !== "known"; tries += 1) {
    const isKnown = at.refusal()?._tag === "RegistrationTaken";
    yield after({
      type: "session.enter",
      entry: isKnown
        ? { by: "login", identifier: email, password: entry.password }
        : tries === 0
          ? entry
          : { ...entry, password: "Passw0rd-one" },
    });
  }
  if (at.session().value !== "known") return;
  const draft = anyDraft(chance, email);
  if (chance.of(0.15)) yield after({ type: "address.store", draft: mistyped(chance, draft) });
  for (let tries = 0; tries < 3 && !at.checkout().context.facts.addressStored; tries += 1)
    yield after({ type: "address.store", draft });
}

function* order(chance: Chance, at: Shopper, after: After): Generator<Planned, void, void> {
  const forgotten = chance.of(0.1) ? chance.pick(boxes) : null;
  for (const name of boxes) if (name !== forgotten) yield after({ type: "agreement.set", name, value: true }, 400);
  if (chance.of(0.3)) yield after({ type: "agreement.set", name: "earlyStart", value: true }, 400);
  for (let tries = 0; tries < 4 && at.checkout().context.order === null; tries += 1) {
    const { context, value } = at.checkout();
    if (stepOf(value) !== "summary") return;
    if (context.changed !== null) yield after({ type: "quote.accept" });
    if (context.refusals.some(({ _tag }) => _tag.startsWith("Voucher")) || voucherRefused(at)) {
      yield after({ type: "voucher.out" });
      yield after({ type: "quote.look" }, 500);
      if (at.checkout().context.changed !== null) yield after({ type: "quote.accept" });
    }
    if (tries > 0 && forgotten !== null && agreementRefusals(at.checkout().context.agreements).length > 0)
      yield after({ type: "agreement.set", name: forgotten, value: true }, 400);
    if (at.checkout().context.shown === null) yield after({ type: "quote.look" }, 500);
    const key = `key-${chance.word(12)}`;
    yield after({ type: "order.place", key });
    if (chance.of(0.03)) yield { after: 120, act: { type: "order.place", key: `${key}-again` } };
    at.wait(11_000);
  }
}

const voucherRefused = (at: Shopper): boolean =>
  at.quote()?.voucherRefusal !== null && at.quote()?.voucherRefusal !== undefined;
