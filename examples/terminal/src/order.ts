// An order from a terminal: the same domain and adapters as the shop window, without any browser. [HDL-05]
import { randomUUID } from "node:crypto";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { bridge } from "@kontor/adapters/actors/bridge";
import { shopOverHttp } from "@kontor/adapters/layers/http";
import { tokensInMemory } from "@kontor/adapters/layers/memory";
import { addressPolicies } from "@kontor/domain/kernel/text";
import { Catalogs, productsOf } from "@kontor/domain/shop/catalog";
import { agreementRefusals, CartDesk, noticesFor, OrderDesk } from "@kontor/domain/shop/checkout";
import { Contracts } from "@kontor/domain/shop/contract";
import {
  type AddressDraft,
  Countries,
  type Customer,
  Customers,
  emptyDraft,
  updateCustomer,
} from "@kontor/domain/shop/customer";
import { DomainDesk } from "@kontor/domain/shop/domain-name";
import { isRefusal, refusalText } from "@kontor/domain/site/refusal";
import { enter, type LoginRefused } from "@kontor/domain/visitor/session";
import { agreed, answer, close, given, isInteractive, locale, texts, secret } from "./ask.ts";
import { ledger } from "./ledger.ts";
import { usage } from "./words.ts";
import { inLocale } from "@kontor/domain/visitor/locale";

const shop = bridge(
  shopOverHttp({
    baseUrl: `${(given.url ?? process.env["KONTOR_URL"] ?? "http://127.0.0.1:3000").replace(/\/$/, "")}/api`,
    locale: () => locale,
    deadline: 20_000,
  }).pipe(Layer.provideMerge(tokensInMemory())),
);

/** Required options that a script left out: they are all named before anything is done. */
const lacking = (): readonly string[] => {
  const needed = (["domain", "email", "password"] as const).filter((name) => given[name] === undefined);
  return needed.length === 0 ? [] : [...needed, ...(given.agree === true ? [] : ["agree"])].map((name) => `--${name}`);
};

const order = async (): Promise<void> => {
  const missing = isInteractive ? [] : lacking();
  if (missing.length > 0) return fail(texts.missing(missing));
  const catalog = await shop.run(Effect.flatMap(Catalogs, (catalogs) => catalogs.current));
  const plans = productsOf(catalog, "hosting");
  if (given.plan === undefined && isInteractive)
    for (const { key, title } of plans) console.log(`  ${key.padEnd(12)} ${inLocale(title, locale)}`);
  const product = await answer(given.plan, texts.plan, plans[0]?.key);
  const typed = await answer(given.domain, texts.domain);
  const checked = await shop.run(Effect.flatMap(DomainDesk, (desk) => desk.check(typed)));
  console.log(`${checked.name.unicode}: ${texts.availability[checked.availability]}`);
  if (checked.offer === null) return fail(texts.notOffered);
  const authcode = checked.offer === "transfer" ? await answer(given.authcode, texts.authcode) : "";

  const customer = await signIn();
  const seen = await emptiedCart();
  const months = given.months === undefined ? {} : { billingMonths: Number(given.months) };
  const domains = [{ name: checked.name.ascii, acquisition: checked.offer, ...(authcode === "" ? {} : { authcode }) }];
  const filled = await shop.run(
    Effect.flatMap(CartDesk, (desk) => desk.add(seen, { kind: "product", product, domains, ...months })),
  );
  const cart =
    given.voucher === undefined
      ? filled
      : await shop.run(
          Effect.flatMap(CartDesk, (desk) =>
            desk.putVoucher({ cart: filled.id, version: filled.version }, given.voucher ?? ""),
          ),
        );
  const { quote, voucherRefusal } = await shop.run(Effect.flatMap(CartDesk, (desk) => desk.quote(cart.id)));

  const agreements = {
    terms: await agreed(given.agree, texts.terms),
    cancellationPolicy: await agreed(given.agree, texts.cancellationPolicy),
    adult: await agreed(given.agree, texts.adult),
    earlyStart:
      noticesFor(customer).withdrawal && (isInteractive || given["early-start"] === true)
        ? await agreed(given["early-start"], texts.earlyStart)
        : false,
  };
  const refused = agreementRefusals(agreements);
  if (refused.length > 0)
    return fail(
      [...refused.map((refusal) => refusalText(locale, refusal)), ...(isInteractive ? [] : [texts.agreeOption])].join(
        "\n",
      ),
    );
  // The facts are printed directly above the order, with nothing in between. [LGL-01]
  const terms = await shop.run(Effect.flatMap(Contracts, (contracts) => contracts.facts));
  console.log(ledger(quote, catalog, { ...terms, customer, cart }, locale));
  if (voucherRefusal !== null) return fail(refusalText(locale, voucherRefusal));
  if (isInteractive && !(await agreed(undefined, texts.button))) return fail(texts.stopped);

  const intent = {
    cartId: cart.id,
    cartVersion: cart.version,
    quoteHash: quote.hash,
    agreements,
    locale,
    idempotencyKey: randomUUID(),
  };
  const place = Effect.flatMap(OrderDesk, (desk) => desk.place(intent));
  const placed = await shop.run(place.pipe(Effect.catchTag("RequestTimedOut", () => place)));
  console.log(`${texts.ordered} ${placed.number}\n${texts.mailed} ${placed.address.email}`);
};

/** Logs in, or registers a new account; a customer without a stored address enters one. */
const signIn = async (): Promise<Pick<Customer, "kind">> => {
  const identifier = await answer(given.email, texts.email);
  const password = await secret(given.password, texts.password);
  const login = enter({ by: "login", identifier, password });
  const register = enter({ by: "register", username: identifier, email: identifier, password });
  const registerElse = (refused: LoginRefused) =>
    register.pipe(Effect.catchTag("RegistrationTaken", () => Effect.fail(refused)));
  await shop.run(given.register === true ? register : login.pipe(Effect.catchTag("LoginRefused", registerElse)));
  const known = await shop.run(Effect.flatMap(Customers, (customers) => customers.current));
  if (known !== null) return known;
  const countries = await shop.run(Effect.flatMap(Countries, (offered) => offered.all));
  const draft: AddressDraft = {
    ...emptyDraft,
    email: identifier,
    emailRepeat: identifier,
    kind: given.kind ?? (given.company === undefined ? "private" : "business"),
    company: given.company ?? "",
    vatId: given["vat-id"] ?? "",
    firstName: await answer(given["first-name"], texts.firstName),
    lastName: await answer(given["last-name"], texts.lastName),
    street: await answer(given.street, texts.street),
    postCode: await answer(given["post-code"], texts.postCode),
    city: await answer(given.city, texts.city),
    country: await answer(given.country, texts.country, "DE"),
    phone: await answer(given.phone, texts.phone),
  };
  return shop.run(updateCustomer(draft, locale, addressPolicies.specified, { countries }));
};

/** The customer's own cart; items of an earlier visit are removed, so that they are not ordered unseen. */
const emptiedCart = async () => {
  const own = await shop.run(Effect.flatMap(CartDesk, (desk) => desk.create));
  if (own.items.length > 0) console.log(texts.emptied);
  const cart = own.items.length > 0 ? await shop.run(Effect.flatMap(CartDesk, (desk) => desk.clear(own.id))) : own;
  return { cart: cart.id, version: cart.version };
};

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const messageOf = (failure: unknown): string => {
  if (!isRefusal(failure)) return failure instanceof Error ? failure.message : String(failure);
  if (failure._tag === "AddressRefused")
    return [
      refusalText(locale, failure),
      ...failure.fields.map(({ field, refusal }) => `  ${field}: ${refusalText(locale, refusal)}`),
    ].join("\n");
  return failure._tag === "UnknownError"
    ? `${refusalText(locale, failure)} (${failure.message})`
    : refusalText(locale, failure);
};

if (given.help === true) console.log(usage);
else await order().catch((failure: unknown) => fail(messageOf(failure)));
close();
await shop.close();
